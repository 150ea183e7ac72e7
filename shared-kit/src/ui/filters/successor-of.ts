const CONTROL = ':is(input, select, textarea, button):not(:disabled)';

/** True for a press by finger. Safari's clicks have no type of pointer before version 18.2. */
export const isTouch = (press: MouseEvent): boolean =>
  'pointerType' in press && press.pointerType === 'touch';

/**
 * What gets the focus when a chip is removed: the chip after it, else the one before it. The chip that removes all goes
 * with the last two, so it takes no focus. Without another chip it is the first control of the filters, which stand
 * before the chips; by touch nothing, because a focused field opens the keyboard of a phone.
 */
export function successorOf(chip: HTMLElement, byTouch: boolean): HTMLElement | null | undefined {
  const item = chip.closest('li');
  const others = [item?.nextElementSibling, item?.previousElementSibling];
  const beside = item?.matches('[data-filter]') && others.find((other) => other?.matches('[data-filter]'));
  if (beside) return beside.querySelector('button');
  const filters = byTouch ? null : item?.parentElement?.previousElementSibling;
  return filters?.matches(CONTROL) && filters instanceof HTMLElement
    ? filters
    : filters?.querySelector<HTMLElement>(CONTROL);
}
