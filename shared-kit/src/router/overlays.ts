/** A closable overlay: a dialog, a drawer, a menu. */
interface Overlay {
  readonly leave: () => void;
}

/** Marks the history entry that represents all open overlays. */
const MARK = 'metier-overlay';

/** The open overlays, topmost last. */
const open: Overlay[] = [];
/** Navigations that wait until the overlays' entry is removed. */
const waiting: (() => void)[] = [];
/** URL before leaving the overlays' entry; undefined unless that is in progress. */
let leaving: string | undefined;
/** Key of the entry below that of the overlays. */
let below: string | undefined;

const isMarked = () => Boolean(window.history.state?.[MARK]);
const entryKey = () => `${window.history.state?.idx} ${window.history.state?.key}`;

/** Adjusts the history: one additional entry while any overlay is open, none otherwise. */
function settle(): void {
  if (leaving !== undefined) return;
  const isWanted = open.length > 0 && waiting.length === 0;
  if (isWanted && !isMarked()) {
    below = entryKey();
    window.history.pushState({ ...window.history.state, [MARK]: true }, '');
  } else if (!isWanted && isMarked()) {
    leaving = window.location.href;
    window.history.back();
  }
}

/** Deferred, so that a dialog replacing another one keeps its entry. */
const settleSoon = () => void setTimeout(settle);

/** Handles Back and Forward before the router, which is only notified of page changes. */
function handlePopState(event: PopStateEvent): void {
  if (leaving !== undefined) {
    if (leaving === window.location.href) event.stopImmediatePropagation();
    leaving = undefined;
    for (const go of waiting.splice(0)) go();
  } else if (isMarked()) {
    // Forward to an entry whose dialog was closed.
    event.stopImmediatePropagation();
  } else if (open.length > 0 && entryKey() === below) {
    event.stopImmediatePropagation();
    open.at(-1)?.leave();
  }
  settleSoon();
}
window.addEventListener('popstate', handlePopState, { capture: true });

/**
 * Registers an overlay to be closed by Back. Returns a function that removes it. Its entry is there before it is
 * painted, so that Back never leaves the page under an overlay that has just been opened.
 */
export function openOverlay(overlay: Overlay): () => void {
  open.push(overlay);
  settle();
  return () => {
    open.splice(open.indexOf(overlay), 1);
    settleSoon();
  };
}

/** Runs a router step once no overlay entry is in the way; at once, if there is none. */
export function afterOverlays(step: () => void): void {
  if (leaving === undefined && !isMarked()) return step();
  waiting.push(step);
  settle();
}

/** Leaves the entry of a dialog that was open before a reload. */
export const leaveStaleEntry = settle;
