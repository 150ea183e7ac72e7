import { readFileSync } from 'node:fs';

/** The content of a file of texts. The error of a file that cannot be read names it. */
export function readTexts(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}
