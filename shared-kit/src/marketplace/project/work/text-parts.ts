import { diffWordsWithSpace } from 'diff';

/** A stretch of two texts. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Of texts that differ in more words, each is shown whole: a mixture of both could not be read. */
const MOST_CHANGES = 1_000;
/** Characters of an unchanged stretch that are shown at each of its ends. */
const CONTEXT = 80;

/**
 * What was added to a text and removed from it, with what stands around.
 *
 * @example textParts('A square logo', 'A round logo')
 *   // [{ kind: 'same', text: 'A ' }, { kind: 'removed', text: 'square' }, { kind: 'added', text: 'round' }, …]
 */
export function textParts(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return parts.map(({ added, removed, value }, index) => {
    if (added) return { kind: 'added', text: value };
    if (removed) return { kind: 'removed', text: value };
    return { kind: 'same', text: shortened(value, index > 0, index < parts.length - 1) };
  });
}

/** Leaves out the middle of a stretch, and what is before the first change or after the last. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const start = hasBefore ? text.slice(0, CONTEXT) : '';
  const end = hasAfter ? text.slice(-CONTEXT) : '';
  return start.length + end.length + 2 < text.length ? `${start} … ${end}`.trimStart() : text;
}
