import { useEffect, useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory, type Location } from 'react-router-dom';
import { afterOverlays, leaveStaleEntry } from './overlays.ts';
import { markPressed } from './pressed.ts';

/**
 * The browser's history; navigation while a dialog is open first removes the dialog's entry. A link that is pressed again
 * before its page is shown makes no second entry.
 */
function createHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  const go = history.go.bind(history);
  const isHere = (to: Parameters<typeof push>[0]) =>
    history.createHref(to) === history.createHref(history.location);
  return Object.assign(history, {
    push: (...to: Parameters<typeof push>) => afterOverlays(() => void (isHere(to[0]) || push(...to))),
    replace: (...to: Parameters<typeof replace>) => afterOverlays(() => replace(...to)),
    go: (steps: number) => afterOverlays(() => go(steps)),
  });
}

interface BrowserRouterProps {
  children: ReactNode;
  /** Loads what a page needs before it is shown after a press. Must not reject. */
  prepare?: (location: Location) => Promise<unknown>;
}

/**
 * The product's router. The next page is prepared and rendered in a transition, so that the browser can paint meanwhile;
 * until it is shown, what was pressed stays marked as pressed. Redirects, Back and Forward are not prepared: the browser
 * scrolls right after the latter. Back closes an open dialog before it leaves the page.
 */
export function BrowserRouter({ children, prepare }: BrowserRouterProps) {
  const [history] = useState(createHistory);
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  /** Path of the latest navigation. */
  const latest = useRef(location.pathname);
  const [isLeaving, startTransition] = useTransition();
  useEffect(leaveStaleEntry, []);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        const isSamePage = next.location.pathname === latest.current;
        latest.current = next.location.pathname;
        if (next.action !== NavigationType.Pop) markPressed(true);
        if (isSamePage || !prepare || next.action !== NavigationType.Push)
          return startTransition(() => show(next));
        startTransition(async () => {
          await prepare(next.location);
          // Unless another navigation has followed.
          if (history.location.key === next.location.key) startTransition(() => show(next));
        });
      }),
    [history, prepare],
  );
  // After each navigation, also one that was rendered together with its beginning.
  useLayoutEffect(() => {
    if (!isLeaving) markPressed(false);
  });
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
