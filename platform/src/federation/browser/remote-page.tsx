import type { PageMatch, RegisteredApp, Registry } from '@metier/shared-kit/registry';
import type { ComponentType, ReactNode } from 'react';
import { useLiveRegistry, useRegistry } from './registry-context.ts';
import { filledReads } from './filled-reads.ts';
import { forgetRemote, loadPage, loadReads } from './remote-loader.ts';
import { preparePart, type RemoteFailure, RemotePart } from './remote-part.tsx';
import { prepareWidget, prepareWidgetTexts } from './remote-widget.tsx';

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

const widgetsOf = (registry: Registry, match: Match): readonly string[] =>
  appOf(registry, match).manifest.routes[match.index]?.widgets ?? [];

/** Loads code and texts of the widgets that a page shows. A widget that fails is loaded again where it is shown. */
export async function prepareWidgetsOf(registry: Registry, match: Match): Promise<void> {
  const widgets = widgetsOf(registry, match);
  await Promise.all(
    widgets.flatMap((widget) => [prepareWidget(registry, widget), prepareWidgetTexts(registry, widget)]),
  );
}

/**
 * Loads the code of a page, and at the same time that of its widgets: their remote's entry would otherwise be requested
 * only after the page is rendered.
 */
function loadWithWidgets(registry: Registry, match: Match): Promise<ComponentType> {
  for (const widget of widgetsOf(registry, match)) void prepareWidget(registry, widget);
  return loadPage(appOf(registry, match), match.index);
}

/** Loads the page of a matched address before it is rendered; see {@link preparePart}. */
export function preparePage(registry: Registry, match: Match): Promise<void> {
  const app = appOf(registry, match);
  return preparePart(partId(match, app), () => loadWithWidgets(registry, match));
}

/** The first reads of the page of a matched address, for a user. Rejects if its remote fails to load. */
export const readsOf = async (
  registry: Registry,
  match: Match & Pick<PageMatch, 'params'>,
  userId: string | undefined,
) => filledReads(await loadReads(appOf(registry, match), match.index), match.params, userId);

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
      forget={() => forgetRemote(app)}
      beforeRetry={() => live.switchToNewest((name) => name === match.app)}
      loading={loading}
      Failed={Failed}
    />
  );
}
