import type { WidgetName } from '@metier/shared-kit/registry';
import type { ComponentType, ReactNode } from 'react';
import { useLiveRegistry, useRegistry } from './registry-context.ts';
import { forgetRemote, loadWidget } from './remote-loader.ts';
import { type RemoteFailure, RemotePart } from './remote-part.tsx';

interface RemoteWidgetProps {
  readonly name: WidgetName;
  readonly loading: ReactNode;
  readonly Failed: ComponentType<RemoteFailure>;
}

/** The widget with the name, from the remote that provides it; renders nothing without one. */
export function RemoteWidget({ name, loading, Failed }: RemoteWidgetProps) {
  const live = useLiveRegistry();
  const owner = Object.entries(useRegistry().apps).find(([, { manifest }]) =>
    manifest.widgets.includes(name),
  );
  if (!owner) return null;
  const [appName, app] = owner;
  return (
    <RemotePart
      key={`${name} ${app.release}`}
      id={`${name} ${app.release}`}
      app={appName}
      release={app.release}
      load={() => loadWidget(app, name)}
      forget={() => forgetRemote(app)}
      beforeRetry={() => live.switchToNewest(appName)}
      loading={loading}
      Failed={Failed}
    />
  );
}
