import { notify } from '@metier/shared-kit/notify';
import { NavigationType, useLocation, useNavigationType } from '@metier/shared-kit/router';
import { useEffect } from 'react';

/** What went wrong on one page is not told on the next. A redirect keeps it: the error may be what led here. */
export function useClearErrorsOnNavigation(): void {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    if (!isRedirect) notify.clearErrors();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change of page is the occasion
  }, [pathname, isRedirect]);
}
