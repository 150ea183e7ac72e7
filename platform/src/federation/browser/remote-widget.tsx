import { prepareTexts } from '@metier/shared-kit/i18n';
import type { RegisteredApp, Registry, WidgetName } from '@metier/shared-kit/registry';
import type { ComponentType, ReactNode } from 'react';
import { useLiveRegistry, useRegistry } from './registry-context.ts';
import { forgetRemote, loadWidget } from './remote-loader.ts';
import { preparePart, type RemoteFailure, RemotePart } from './remote-part.tsx';

const provides = ({ manifest }: RegisteredApp, widget: string) => manifest.widgets.includes(widget);
const partId = (widget: string, { release }: RegisteredApp) => `${widget} ${release}`;

/** Name and release of the remote that provides a widget. */
const ownerOf = (registry: Registry, widget: string) =>
  Object.entries(registry.apps).find(([, app]) => provides(app, widget));

/** Loads the code of a widget before it is rendered, if there is such a widget; see {@link preparePart}. */
export async function prepareWidget(registry: Registry, widget: string): Promise<void> {
  const [, app] = ownerOf(registry, widget) ?? [];
  if (app) await preparePart(partId(widget, app), () => loadWidget(app, widget));
}

/** Loads the texts of a widget, which are its remote's. */
export async function prepareWidgetTexts(registry: Registry, widget: string): Promise<void> {
  const [appName] = ownerOf(registry, widget) ?? [];
  if (appName) await prepareTexts(appName);
}

interface RemoteWidgetProps {
  readonly name: WidgetName;
  readonly loading: ReactNode;
  readonly Failed: ComponentType<RemoteFailure>;
}

/** The named widget of the remote that provides it; unavailable until there is such a remote. */
export function RemoteWidget({ name, loading, Failed }: RemoteWidgetProps) {
  const live = useLiveRegistry();
  const owner = ownerOf(useRegistry(), name);
  if (!owner)
    return <Failed app={name} retry={() => void live.switchToNewest((_, app) => provides(app, name))} />;
  const [appName, app] = owner;
  const id = partId(name, app);
  return (
    <RemotePart
      key={id}
      id={id}
      app={appName}
      release={app.release}
      load={() => loadWidget(app, name)}
      forget={() => forgetRemote(app)}
      beforeRetry={() => live.switchToNewest((other) => other === appName)}
      loading={loading}
      Failed={Failed}
    />
  );
}
