import { dirname, join } from 'node:path/posix';

/** A file with fewer lines that one other file imports belongs into that one. */
const MIN_LINES = 10;
/** The table of docs/house-style.md, "Where does it go?", gives these a file of their own. */
const HAS_OWN_FILE = /\/(commands|queries|rules|pages)\/|\.(api|policy|schema)\.ts$|\/(paths|index)\.ts$/;
/** Files that list others: front doors, and tables of commands, pages or examples. */
const LIST = /\/(index|commands|manifest|examples)\.ts$/;
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Files of the product that are too small for a file of their own.
 *
 * @param sources texts of all files by path, with those of tests; a file with a test of its own has two importers
 * @example smallFiles(new Map([['a/one.ts', "import './two.ts';"], ['a/two.ts', '']])) // ['a/two.ts: into a/one.ts']
 */
export function smallFiles(sources: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of sources)
    for (const [, imported = ''] of text.matchAll(IMPORTED)) {
      const file = join(dirname(path), imported);
      importers.set(file, (importers.get(file) ?? new Set()).add(path));
    }
  return [...sources].flatMap(([path, text]) => {
    const [only = '', ...others] = importers.get(path) ?? [];
    const isPart = only !== '' && others.length === 0 && !LIST.test(only);
    const isSmall = text.split('\n').length - 1 < MIN_LINES;
    return isPart && isSmall && !HAS_OWN_FILE.test(path) ? [`${path}: into ${only}`] : [];
  });
}
