import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleFiles } from '@metier/shared-kit/registry';
import webpack, { type Compilation } from 'webpack';

/** Adds the texts of a folder to a build, a file a language, named by their content; watches the folder. */
export function emitLocales(compilation: Compilation, folder: string, namespace: string): LocaleFiles {
  compilation.contextDependencies.add(folder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.sort().map((file) => {
      const language = file.slice(0, -'.json'.length);
      const texts = JSON.stringify(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const hash = createHash('sha256').update(texts).digest('hex').slice(0, 12);
      const asset = `${namespace}.${language}.${hash}.json`;
      compilation.emitAsset(asset, new webpack.sources.RawSource(texts));
      return [language, asset];
    }),
  );
}
