/** Overlays, which restore the focus themselves. */
const OVERLAY = '.MuiModal-root';
/** Parts of a page; the focus goes to their first heading or control. */
const PART = 'tr, li, article, section, [role="dialog"]';
const FIRST = ':is(h1, h2, h3, h4, a[href], button:not(:disabled))';

/** An element and its ancestors, below the body. */
function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}

/** The focus target of the closest part around an element, or the page's title. */
function focusTargetNear(place: Element | null | undefined): HTMLElement | null {
  const part = place?.closest(PART);
  if (!part) return document.querySelector('h1');
  return part.querySelector<HTMLElement>(FIRST) ?? focusTargetNear(part.parentElement);
}

/** Focuses an element without scrolling; makes a heading focusable. */
function focusOn(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

const isDisabled = (element: Element) => element.matches(':disabled');

/** True for a button that is disabled while its step runs; it is enabled again if the step fails. */
const isRunning = (element: Element) =>
  isDisabled(element) && element.querySelector('[role="progressbar"]') !== null;

/**
 * Keeps the focus in the page when the focused control is removed or disabled, for example by its own step: browsers
 * would reset it to the body, and keyboard users would start at the top. It moves to the control that opened the
 * dialog, to the row or section of the control, or to the page's title. Returns a function that stops it.
 *
 * @example useEffect(keepFocus, []);
 */
export function keepFocus(): () => void {
  /** The ancestors of the last focused element, and the same outside of overlays. */
  let last: readonly Element[] = [];
  let below: readonly Element[] = [];
  /** True while the step of the last control runs. */
  let waits = false;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === document.body) return;
    waits = false;
    last = pathOf(target);
    if (!target.closest(OVERLAY)) below = last;
  };
  // A press outside of controls blurs on purpose; removing a focused control fires the same event just before.
  const forget = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || isDisabled(target)) return;
    queueMicrotask(() => {
      const isLeft = target.isConnected && document.activeElement === document.body;
      if (isLeft && target === last[0]) last = [];
    });
  };
  // A disabled button loses the focus without an event, and in Safari a press on another button focuses nothing: the
  // press itself ends the wait.
  const moveOn = ({ target }: Event) => {
    if (waits && target instanceof Node && !last[0]?.contains(target)) last = [];
  };
  const restoreFocus = () => {
    const [focused] = last;
    const { activeElement, body } = document;
    if (!focused || (activeElement !== body && activeElement !== focused)) return;
    if (focused.isConnected && !isDisabled(focused) && !waits) return;
    const place = [...last, ...below].find(({ isConnected }) => isConnected);
    waits = place !== undefined && isRunning(place);
    if (waits) return;
    const isControl = (place === focused || place === below[0]) && place && !isDisabled(place);
    focusOn(isControl && place instanceof HTMLElement ? place : focusTargetNear(place));
  };

  const observer = new MutationObserver(restoreFocus);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  document.addEventListener('pointerdown', moveOn);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
    document.removeEventListener('pointerdown', moveOn);
  };
}
