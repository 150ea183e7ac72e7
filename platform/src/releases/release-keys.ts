/** Suffixes of compressed variants, which a manifest does not list. */
export const COMPRESSED = /\.(br|gz)$/;

export const fileKey = (app: string, file: string): string => `files/${app}/${file}`;
export const manifestKey = (app: string, release: string): string => `releases/${app}/${release}.json`;
export const sourceKey = (app: string, source: string): string => `sources/${app}/${source}`;
