import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The folders of a remote: docs/remote-guide.md. Features are not nested. */
const ALLOWED_PATHS =
  /^((manifest|paths|reads|texts)\.ts|(locales|shared|testing)\/.+|features\/[^/]+\/([^/]+|(components|pages|testing)\/.+))$/;

/**
 * Files of a remote outside of its folders.
 *
 * @example strayFiles(ROOT, 'remote-x') // ['remote-x/src/helpers/sum.ts']
 */
export function strayFiles(root: string, remote: string): string[] {
  const src = join(root, remote, 'src');
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(src, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !ALLOWED_PATHS.test(path))
    .map((path) => `${remote}/src/${path}`)
    .sort();
}
