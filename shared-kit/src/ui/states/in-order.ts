const LOADING = '[data-waiting]';
const HIDDEN = 'data-below-loading';

const isLoading = (part: Element) => part.matches(LOADING) || part.querySelector(LOADING) !== null;

function hideBelowLoading(parent: Element): void {
  let isBelow = false;
  for (const part of parent.children) {
    part.toggleAttribute(HIDDEN, isBelow);
    isBelow ||= isLoading(part);
  }
}

/** Styles of a parent whose `ref` is {@link keepInOrder}. Parts keep their boxes: tabs without one show scroll buttons. */
export const IN_ORDER = { [`& > [${HIDDEN}]`]: { visibility: 'hidden' } } as const;

/**
 * `ref` of a parent of parts one below the other: hides the parts below one that is loading, because its height is not
 * known yet and it would move them. A style with `:has()` before a sibling combinator cannot do that: Chromium 156 often
 * leaves a part hidden after the selector stops matching.
 *
 * @example <Stack ref={keepInOrder} sx={{ gap: 3, ...IN_ORDER }}>{panels}</Stack>
 */
export function keepInOrder(parent: Element | null): (() => void) | undefined {
  if (!parent) return undefined;
  hideBelowLoading(parent);
  // Its callbacks run before the next paint.
  const observer = new MutationObserver(() => hideBelowLoading(parent));
  observer.observe(parent, { childList: true, subtree: true, attributeFilter: ['data-waiting'] });
  return () => observer.disconnect();
}
