import type { Page } from '@playwright/test';

/**
 * Focusable elements that are fully covered while focused (WCAG 2.2, 2.4.11). Focuses every tab stop of the page, or of
 * the open dialog, in both directions by `focus()`, which scrolls like Tab and is faster.
 */
export const obscuredFaults = (page: Page): Promise<string[]> => page.evaluate(obscuredStops);

/** Runs in the page. */
function obscuredStops(): string[] {
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const EVENTS = ['focus', 'blur', 'focusin', 'focusout'];
  /** Points of an element that are looked at, by share of its width and height. */
  const AT = [0.1, 0.5, 0.9];

  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true });
  /** What covers all of the focused element; null if a part of it is seen. */
  const coverOf = (stop: HTMLElement): string | null => {
    // A tile or switch shows the focus of the small input in its label.
    const { left, top, width, height } = (stop.closest('label') ?? stop).getBoundingClientRect();
    const seen = AT.flatMap((x) =>
      AT.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    const isSeen = seen.some((each) => each && (each.contains(stop) || stop.contains(each)));
    const isLabelSeen = seen.some((each) => each && stop.closest('label')?.contains(each));
    return isSeen || isLabelSeen
      ? null
      : (seen.find(Boolean)?.outerHTML.slice(0, 80) ?? 'the edge of the window');
  };
  const nameOf = (stop: HTMLElement) =>
    `${stop.tagName.toLowerCase()} “${stop.getAttribute('aria-label') ?? (stop.textContent.trim() || stop.getAttribute('name') || '')}”`;

  // No form or menu notices the walk: a field that is left would be checked.
  const mute = (event: Event) => event.stopImmediatePropagation();
  for (const event of EVENTS) addEventListener(event, mute, true);
  const [before, scrolled] = [document.activeElement, scrollY];
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const stops = [...(dialog ?? document).querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const faults = new Set<string>();
  for (const stop of [...stops, ...stops.toReversed()]) {
    stop.focus();
    const cover = document.activeElement === stop ? coverOf(stop) : null;
    if (cover) faults.add(`the focused ${nameOf(stop).slice(0, 80)} is behind ${cover}`);
  }
  if (before instanceof HTMLElement) before.focus();
  scrollTo(0, scrolled);
  for (const event of EVENTS) removeEventListener(event, mute, true);
  return [...faults];
}
