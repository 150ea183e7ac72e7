import { Navigate, Route, Routes, useLocation, useNewestLocation } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import { PageSkeleton } from '@metier/shared-kit/ui';
import type { ReactNode } from 'react';
import { NotFoundPage } from './not-found-page.tsx';
import { RemoteDown } from '../features/remote-down/remote-down.tsx';
import { RemotePage, RemotePart, useLiveRegistry, useRegistry } from '@metier/platform/federation';
import { useClearErrorsOnNavigation } from './use-clear-errors-on-navigation.ts';
import { useNewestReleases } from './use-newest-releases.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useReleaseFocusOnNavigation } from './use-release-focus-on-navigation.ts';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';
import { useReturnUrl } from './use-return-url.ts';
import { visitOf } from './visit-of.ts';

/** Loading and error states of a page. */
const PLACE = { loading: <PageSkeleton />, Failed: RemoteDown } as const;

/** The page of the current address and role: the shell's, a remote's, or not found. */
export function CurrentPage() {
  const location = useLocation();
  const newest = useNewestLocation();
  const role = useUser()?.role;
  const registry = useRegistry();
  const { match, own, redirect, returnTo } = visitOf(registry, location, role);
  useScrollOnNavigation();
  useReleaseFocusOnNavigation();
  useClearErrorsOnNavigation();
  useReturnUrl(redirect, returnTo, () => visitOf(registry, newest(), role).returnTo);
  useNewestReleases();
  usePrefetch();

  if (redirect) return <Navigate to={redirect} replace />;
  if (match) return at(match.route.path, <RemotePage match={match} {...PLACE} />);
  if (own)
    return at(
      own.path,
      <RemotePart key={own.path} id={own.path} app="shell" isPage load={own.load} {...PLACE} />,
    );
  // An unknown URL may be a page of one of these apps.
  if (registry.down?.length) return <AppsDown apps={registry.down} />;
  return <NotFoundPage />;
}

function AppsDown({ apps }: { apps: readonly string[] }) {
  const live = useLiveRegistry();
  return (
    <RemoteDown app={apps.join()} retry={() => void live.switchToNewest((name) => apps.includes(name))} />
  );
}

/** Passes the path parameters to a page: `useParams` gets them only inside of a `<Route>`. */
const at = (path: string, page: ReactNode) => (
  <Routes>
    <Route path={path} element={page} />
  </Routes>
);
