import type { PageMatch } from '@metier/shared-kit/registry';
import type { ComponentType, ReactNode } from 'react';
import { useRegistry } from './registry-context.ts';
import { loadPage } from './remote-loader.ts';
import { type RemoteFailure, RemotePart } from './remote-part.tsx';

type RemotePageProps = {
  readonly match: Pick<PageMatch, 'app' | 'index'>;
  /** Stands in the page's place until it is there. */
  readonly loading: ReactNode;
  readonly Failed: ComponentType<RemoteFailure>;
};

/**
 * The screen of a matched address, loaded from its remote.
 *
 * @example
 * const match = matchPage(useRegistry(), pathname, role);
 * return match ? <RemotePage match={match} loading={<PageSkeleton />} Failed={RemoteDown} /> : <NotFoundPage />;
 */
export function RemotePage({ match, loading, Failed }: RemotePageProps) {
  const app = useRegistry().apps[match.app];
  if (!app) throw new Error(`The registry has no app ${match.app}.`);
  const id = `${match.app} ${match.index}`;
  return (
    <RemotePart
      key={id}
      id={id}
      app={match.app}
      load={() => loadPage(app, match.index)}
      loading={loading}
      Failed={Failed}
    />
  );
}
