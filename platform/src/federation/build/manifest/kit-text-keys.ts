import type { Compilation } from 'webpack';
import { sources } from './part-files.ts';

/** `const kit = useKitTexts()` */
const READER = /([\w$]+) = useKitTexts\(\)/g;

/**
 * Keys of the kit's texts that a source reads as literals. Computed keys are not found, nor reads by a function that gets
 * the reader as an argument.
 *
 * @example kitTextKeysIn("const kit = useKitTexts(); kit('action.cancel')") // ['action.cancel']
 */
export function kitTextKeysIn(source: string): string[] {
  const readers = new Set([...source.matchAll(READER)].map(([, name = '']) => name.replaceAll('$', '\\$')));
  const words = [...readers].flatMap((name) => [
    ...source.matchAll(new RegExp(`(?<![\\w$.])${name}\\(\\s*['"]([\\w.]+)['"]`, 'g')),
  ]);
  return [...new Set(words.map(([, key = '']) => key))].sort();
}

/** Keys of the kit's texts that all files of a remote read. */
export function kitTextKeysOf({ modules }: Compilation, folder: string): string[] {
  const own = [...modules].flatMap(sources).filter((module) => module.nameForCondition()?.startsWith(folder));
  const words = own.flatMap((module) => kitTextKeysIn(module.originalSource()?.source().toString() ?? ''));
  return [...new Set(words)].sort();
}
