import { useLocation } from '@metier/shared-kit/router';
import { useUser } from '@metier/shared-kit/session';
import type { ReactNode } from 'react';
import { RemoteDown } from '../features/remote-down/remote-down.tsx';
import { AppFrame } from './app-frame.tsx';
import { Boundary } from './boundary.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { PublicFrame } from './public-frame.tsx';

/**
 * The frame around every page: the app's frame when signed in, a plain header otherwise. If rendering it throws, a
 * minimal frame replaces it: sign-out, help and the page do not depend on the failed parts.
 */
export function Frame({ children }: { children: ReactNode }) {
  const user = useUser();
  const page = <PageBoundary>{children}</PageBoundary>;
  return (
    <Boundary resetBy={user?.id} fallback={(retry) => <PlainFrame retry={retry}>{page}</PlainFrame>}>
      {user ? <AppFrame>{page}</AppFrame> : <PublicFrame>{page}</PublicFrame>}
    </Boundary>
  );
}

/** Error boundary of the page, so that its failure does not affect the frame. */
function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetBy={pathname} fallback={(retry) => <RemoteDown app="shell" retry={retry} />}>
      {children}
    </Boundary>
  );
}
