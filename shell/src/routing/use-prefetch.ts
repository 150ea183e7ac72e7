import { useLiveRegistry } from '@metier/platform/federation';
import { useEffect } from 'react';
import { prepareCode } from './prepare-visit.ts';

/** Loads the code of a link's page when the pointer or the focus reaches it, so that it is there when the link is pressed. */
export function usePrefetch(): void {
  const live = useLiveRegistry();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Without it, the page is loaded when it is shown.
      if (link && link.origin === location.origin) prepareCode(live, link).catch(() => undefined);
    };
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, [live]);
}
