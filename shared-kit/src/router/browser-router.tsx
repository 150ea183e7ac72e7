import { useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_createBrowserHistory, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { afterOverlays, leaveStaleEntry } from './overlays.ts';

/** The browser's history; navigation while a dialog is open first removes the dialog's entry. */
function createHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  const go = history.go.bind(history);
  return Object.assign(history, {
    push: (...to: Parameters<typeof push>) => afterOverlays(() => push(...to)),
    replace: (...to: Parameters<typeof replace>) => afterOverlays(() => replace(...to)),
    go: (steps: number) => afterOverlays(() => go(steps)),
  });
}

/** The product's router; Back closes an open dialog before it leaves the page. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createHistory);
  useEffect(leaveStaleEntry, []);
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}
