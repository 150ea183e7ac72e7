import type { RegisteredApp, WidgetName } from '@metier/shared-kit/registry';
import type { ComponentType, ReactNode } from 'react';
import { useLiveRegistry, useRegistry } from './registry-context.ts';
import { forgetRemote, loadWidget } from './remote-loader.ts';
import { type RemoteFailure, RemotePart } from './remote-part.tsx';

interface RemoteWidgetProps {
  readonly name: WidgetName;
  readonly loading: ReactNode;
  readonly Failed: ComponentType<RemoteFailure>;
}

/** The named widget of the remote that provides it; unavailable until there is such a remote. */
export function RemoteWidget({ name, loading, Failed }: RemoteWidgetProps) {
  const live = useLiveRegistry();
  const provides = (app: RegisteredApp) => app.manifest.widgets.includes(name);
  const owner = Object.entries(useRegistry().apps).find(([, app]) => provides(app));
  if (!owner) return <Failed app={name} retry={() => void live.switchToNewest((_, app) => provides(app))} />;
  const [appName, app] = owner;
  return (
    <RemotePart
      key={`${name} ${app.release}`}
      id={`${name} ${app.release}`}
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
