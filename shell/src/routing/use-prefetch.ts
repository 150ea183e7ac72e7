import { fetchWidgetEntries, useLiveRegistry } from '@metier/platform/federation';
import { useUser } from '@metier/shared-kit/session';
import { useEffect } from 'react';
import { prepareCode } from './prepare-visit.ts';

/** A moved pointer, not one at rest under which a link appears. */
const EVENTS = ['pointermove', 'pointerdown', 'focusin'] as const;

/**
 * Loads the code of a link's page when the pointer or the focus reaches it, so that it is there when it is pressed. A
 * press without either, as on a phone, finds at least the entries of other remotes, fetched when the frame is shown.
 */
export function usePrefetch(): void {
  const live = useLiveRegistry();
  const role = useUser()?.role;
  useEffect(() => fetchWidgetEntries(live.used(), role), [live, role]);
  useEffect(() => {
    let last: Element | null = null;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === last) return;
      last = link;
      // If it fails, the page is loaded when it is shown.
      if (link && link.origin === location.origin && navigator.onLine)
        prepareCode(live, link).catch(() => undefined);
    };
    for (const event of EVENTS) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, prefetch);
    };
  }, [live]);
}
