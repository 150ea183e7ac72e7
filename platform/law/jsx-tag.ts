const PAIRS: Readonly<Record<string, 1 | -1>> = { '{': 1, '}': -1 };

/** The opening tag of the JSX element at an index, without its last `>`. */
export function openingTag(code: string, start: number): string {
  let depth = 0;
  for (let index = start; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    depth += PAIRS[sign] ?? 0;
    if (sign === '>' && depth === 0) return code.slice(start, index);
  }
  return code.slice(start);
}

/**
 * The expression of an attribute of a tag.
 *
 * @example valueOf("<Panel title={t('a')} open", 'title') // "t('a')"
 */
export function valueOf(tag: string, attribute: string): string | undefined {
  const begin = `${attribute}={`;
  let depth = 0;
  for (let index = 0; index < tag.length; index += 1) {
    if (depth === 0 && /\s/.test(tag[index - 1] ?? '') && tag.startsWith(begin, index)) {
      const from = index + begin.length;
      return tag.slice(from, endOfBraces(tag, from));
    }
    depth += PAIRS[tag[index] ?? ''] ?? 0;
  }
  return undefined;
}

function endOfBraces(code: string, from: number): number {
  let depth = 1;
  let index = from;
  for (; index < code.length && depth > 0; index += 1) depth += PAIRS[code[index] ?? ''] ?? 0;
  return index - 1;
}
