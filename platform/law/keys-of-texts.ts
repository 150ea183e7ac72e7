import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE } from '@metier/contract';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Keys as used in code: plural forms share one. */
export const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(text, `${prefix}${key}.`),
  );

/** The keys of a package's texts as used in code; none for a package without texts. */
export function keysOfTexts(root: string, folder: string): string[] {
  const file = join(root, folder, `src/locales/${FALLBACK_LANGUAGE}.json`);
  if (!existsSync(file)) return [];
  return [...new Set(keysOf(JSON.parse(readFileSync(file, 'utf8')) as Texts))];
}
