import { LIMITS } from '@metier/contract';

/** Control and format characters, those that turn the direction of text included, and separators of lines. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const SEPARATORS = /[/\\]/;
const EXTENSION = /\.[\p{L}\p{N}]{1,12}$/u;
const NAMELESS = 'file';

/**
 * A name that can be shown and saved under: one line without control characters, of bounded length, and no path.
 *
 * @example cleanName('../../etc/pass\u202Ewd') // 'passwd'
 */
export function cleanName(sent: string): string {
  const last = sent.normalize('NFC').replace(INVISIBLE, '').split(SEPARATORS).at(-1) ?? '';
  const line = last.replace(/\s+/gu, ' ').replace(/^[\s.]+|[\s.]+$/gu, '');
  return shortened(line) || NAMELESS;
}

/** Cuts the middle, never the extension: people and programs tell by it what they open. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LIMITS.files.nameLength) return name;
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const left = LIMITS.files.nameLength - Array.from(extension).length;
  return letters.slice(0, left).join('').trimEnd() + extension;
}
