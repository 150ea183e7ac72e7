import { resolve } from 'node:path';
import { openStore, ReleaseStore } from '../releases/index.ts';
import { ROOT } from './root.ts';

/** Place of the release store: an `s3:` address or a folder, by default `dist`. */
const place = (): string => process.env['METIER_RELEASES'] || 'dist';

/** True for a store on another machine, where each request costs time and money. */
export const areReleasesRemote = (): boolean => place().startsWith('s3:');

/** Opens the release store of `METIER_RELEASES`. */
export async function openReleases(): Promise<ReleaseStore> {
  return new ReleaseStore(await openStore(areReleasesRemote() ? place() : resolve(ROOT, place())));
}
