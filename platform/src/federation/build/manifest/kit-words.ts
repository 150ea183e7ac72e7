import type { Compilation } from 'webpack';
import { sources } from './part-files.ts';

/** `const kit = useKitTexts()` */
const READER = /([\w$]+) = useKitTexts\(\)/g;

/**
 * The words of the kit that a source reads by a key which it writes out. A key that only the running code knows is not
 * found, nor one that is read by a function which got the reader from elsewhere.
 *
 * @example kitWordsIn("const kit = useKitTexts(); kit('action.cancel')") // ['action.cancel']
 */
export function kitWordsIn(source: string): string[] {
  const readers = new Set([...source.matchAll(READER)].map(([, name = '']) => name.replaceAll('$', '\\$')));
  const words = [...readers].flatMap((name) => [
    ...source.matchAll(new RegExp(`(?<![\\w$.])${name}\\(\\s*['"]([\\w.]+)['"]`, 'g')),
  ]);
  return [...new Set(words.map(([, key = '']) => key))].sort();
}

/** The words of the kit that the files of a remote read, loaded on demand or not. */
export function kitWordsOf({ modules }: Compilation, folder: string): string[] {
  const own = [...modules].flatMap(sources).filter((module) => module.nameForCondition()?.startsWith(folder));
  const words = own.flatMap((module) => kitWordsIn(module.originalSource()?.source().toString() ?? ''));
  return [...new Set(words)].sort();
}
