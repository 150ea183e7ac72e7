import { isSending } from '@metier/shared-kit/http';
import { notify } from '@metier/shared-kit/notify';
import { useLocation } from '@metier/shared-kit/router';
import { useLayoutEffect, useRef } from 'react';
import { useLiveRegistry } from '@metier/platform/federation';

/**
 * Switches the tab to newer releases on navigation by loading the next page in full, when no input can be lost. While a
 * success message is shown, or a change or a file is being sent, the switch waits for the next navigation.
 */
export function useNewestReleases(): void {
  const { pathname } = useLocation();
  const live = useLiveRegistry();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (live.isOutdated && !notify.isSuccessShown() && !isSending()) live.reload();
  }, [live, pathname]);
}
