import { LIMITS } from '@metier/contract';

/** Control characters, format characters (including bidirectional overrides) and line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
const SEPARATORS = /[/\\]/;
const EXTENSION = /\.[\p{L}\p{N}]{1,12}$/u;
const NAMELESS = 'file';

/**
 * Sanitizes a file name: a single line without control characters and path separators, of limited length.
 *
 * @example cleanName('../../etc/pass\u202Ewd') // 'passwd'
 */
export function cleanName(sent: string): string {
  const last = sent.normalize('NFC').replace(INVISIBLE, '').split(SEPARATORS).at(-1) ?? '';
  const line = last.replace(/\s+/gu, ' ').replace(/^[\s.]+|[\s.]+$/gu, '');
  return shortened(line) || NAMELESS;
}

/** Shortens a name in the middle, because the extension decides which program opens the file. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= LIMITS.files.nameLength) return name;
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const left = LIMITS.files.nameLength - Array.from(extension).length;
  return letters.slice(0, left).join('').trimEnd() + extension;
}
