import type { PageMatch, RegisteredApp, Registry } from '@metier/shared-kit/registry';
import type { ComponentType, ReactNode } from 'react';
import { useLiveRegistry, useRegistry } from './registry-context.ts';
import { forgetRemote, loadPage, loadWidget } from './remote-loader.ts';
import { preparePart, type RemoteFailure, RemotePart } from './remote-part.tsx';

type Match = Pick<PageMatch, 'app' | 'index'>;

interface RemotePageProps {
  readonly match: Match;
  /** Shown while the page loads. */
  readonly loading: ReactNode;
  readonly Failed: ComponentType<RemoteFailure>;
}

const partId = ({ app, index }: Match, { release }: RegisteredApp) => `${app} ${release} ${index}`;

function appOf(registry: Registry, { app }: Match) {
  const registered = registry.apps[app];
  if (!registered) throw new Error(`The registry has no app ${app}.`);
  return registered;
}

/**
 * Loads the code of a page, and at the same time that of the widgets it shows: their remote's entry would otherwise be
 * requested only after the page is rendered. A widget that fails is loaded again where it is shown.
 */
function loadWithWidgets(registry: Registry, match: Match): Promise<ComponentType> {
  const app = appOf(registry, match);
  for (const name of app.manifest.routes[match.index]?.widgets ?? []) {
    const owner = Object.values(registry.apps).find(({ manifest }) => manifest.widgets.includes(name));
    if (owner) loadWidget(owner, name).catch(() => undefined);
  }
  return loadPage(app, match.index);
}

/** Loads the page of a matched address before it is rendered; see {@link preparePart}. */
export function preparePage(registry: Registry, match: Match): Promise<void> {
  const app = appOf(registry, match);
  return preparePart(partId(match, app), () => loadWithWidgets(registry, match));
}

/**
 * The page of a matched address, loaded from its remote.
 *
 * @example
 * const match = matchPage(useRegistry(), pathname, role);
 * return match ? <RemotePage match={match} loading={<PageSkeleton />} Failed={RemoteDown} /> : <NotFoundPage />;
 */
export function RemotePage({ match, loading, Failed }: RemotePageProps) {
  const live = useLiveRegistry();
  const registry = useRegistry();
  const app = appOf(registry, match);
  const id = partId(match, app);
  return (
    <RemotePart
      key={id}
      id={id}
      app={match.app}
      release={app.release}
      isPage
      load={() => loadWithWidgets(registry, match)}
      forget={() => {
        forgetRemote(app);
        void live.reloadIfOutdated();
      }}
      beforeRetry={() => live.switchToNewest((name) => name === match.app)}
      loading={loading}
      Failed={Failed}
    />
  );
}
