import { globSync } from 'node:fs';

/** Examples and files that a build writes, which need not exist. */
const EXAMPLE = /remote-x|partner|<|…|\*|^manifest\.json$|^\./;
const IS_PATH = /^(?!\/|@|https?:)[\w@.{},<>/-]+(\/|\/[\w@.{},<>-]+|\.(tsx?|mjs|json|md))$/;

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expand(path: string): string[] {
  const [braces, choices] = /\{([^{}]+)\}/.exec(path) ?? [];
  if (braces === undefined || choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => expand(path.replace(braces, choice)));
}

/** Files and folders that a page names between backticks, with their braces expanded. */
export const namedPaths = (page: string): string[] =>
  [...page.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => IS_PATH.test(path) && !EXAMPLE.test(path))
    .flatMap(expand);

/**
 * The named paths that no file or folder ends with. Paths are given from the root or from any folder; `contract/` is
 * short for the contract's sources.
 */
export function missingPaths(root: string, page: string): string[] {
  const found = globSync('{*,{api,docs,e2e,platform,shared-kit,shell,remote-*}/**/*}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|fixture)$/.test(path),
  }).map((path) => `/${path}`);
  return namedPaths(page).filter((path) => {
    const end = path.replace(/\/$/, '').replace(/^contract\//, 'shared-kit/contract/src/');
    return !found.some((file) => file.endsWith(`/${end}`));
  });
}
