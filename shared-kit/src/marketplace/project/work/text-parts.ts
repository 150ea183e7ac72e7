import { diffWordsWithSpace } from 'diff';

/** A part of a text diff. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** With more changed words, both texts are shown whole, because a mixed diff would be unreadable. */
const MAX_CHANGES = 1_000;
/** Characters shown at each end of an unchanged part. */
const CONTEXT = 80;

/**
 * Diffs two texts by words, with context.
 *
 * @example textParts('A square logo', 'A round logo')
 *   // [{ kind: 'same', text: 'A ' }, { kind: 'removed', text: 'square' }, { kind: 'added', text: 'round' }, …]
 */
export function textParts(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });
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

/** Shortens an unchanged part: its middle, and what is before the first or after the last change. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const start = hasBefore ? text.slice(0, CONTEXT) : '';
  const end = hasAfter ? text.slice(-CONTEXT) : '';
  return start.length + end.length + 2 < text.length ? `${start} … ${end}`.trimStart() : text;
}
