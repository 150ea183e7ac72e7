import { matchPage } from '@metier/shared-kit/registry';
import { matchPath, Navigate, Route, Routes, useLocation } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { PageSkeleton } from '@metier/shared-kit/ui';
import { Suspense } from 'react';
import { NotFoundPage } from './not-found-page.tsx';
import { RemoteDown } from '../features/remote-down/remote-down.tsx';
import { RemotePage, useRegistry } from '../federation/index.ts';
import { OWN_PAGES } from './own-pages.ts';
import { redirectOf } from './redirect-of.ts';
import { useClearErrorsOnNavigation } from './use-clear-errors-on-navigation.ts';
import { useTopOnNavigation } from './use-top-on-navigation.ts';

/** The page of the address, for whoever looks: the shell's own, a remote's, or none. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const user = useUser();
  const match = matchPage(useRegistry(), pathname, user?.role);
  const own = OWN_PAGES.find(({ path, open }) => (open || user) && matchPath(path, pathname));
  useTopOnNavigation();
  useClearErrorsOnNavigation();

  const redirect = redirectOf({ path: pathname, signedIn: user !== null, open: Boolean(match ?? own) });
  if (redirect) return <Navigate to={redirect} replace />;
  if (match) {
    const page = <RemotePage match={match} loading={<PageSkeleton />} Failed={RemoteDown} />;
    return (
      <Routes>
        <Route path={match.route.path} element={page} />
      </Routes>
    );
  }
  if (!own) return <NotFoundPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={own.path} element={<own.Page />} />
      </Routes>
    </Suspense>
  );
}
