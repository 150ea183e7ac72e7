import { notify } from '@metier/shared-kit/notify';
import { NavigationType, useLocation, useNavigationType } from '@metier/shared-kit/router';
import { useEffect } from 'react';

/** Clears error toasts on navigation. A redirect keeps them: the error may be its cause. */
export function useClearErrorsOnNavigation(): void {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    if (!isRedirect) notify.clearErrors();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- must run on navigation
  }, [pathname, isRedirect]);
}
