import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** What the failure screen gets: which app is down, and how to try again. */
export type RemoteFailure = { readonly app: string; readonly retry: () => void };

type RemotePartProps = {
  readonly app: string;
  /** Tells this part from all others; the code of a part is kept under it. */
  readonly id: string;
  readonly load: () => Promise<ComponentType>;
  readonly loading: ReactNode;
  readonly Failed: ComponentType<RemoteFailure>;
};

const parts = new Map<string, ComponentType>();

function partOf(id: string, load: RemotePartProps['load']): ComponentType {
  const known = parts.get(id);
  if (known) return known;
  const part = lazy(async () => ({ default: await load() }));
  parts.set(id, part);
  return part;
}

/**
 * Loads a part before it is drawn. Then it needs no placeholder, which React would keep for 300 ms once it was shown.
 * Never rejects: a part that did not come is loaded anew, or told to be down, in its own place.
 */
export async function preparePart(id: string, load: RemotePartProps['load']): Promise<void> {
  const part = await load().catch(() => undefined);
  if (part && !parts.has(id)) parts.set(id, part);
}

/**
 * A part of a remote with its own failure boundary: whatever happens in it, loading or running, the rest of the
 * page goes on. A failed part is forgotten, so Retry and the next visit load it anew.
 */
export class RemotePart extends Component<RemotePartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    parts.delete(this.props.id);
  }

  readonly retry = () => this.setState({ failed: false });

  override render() {
    const { app, id, load, loading, Failed } = this.props;
    if (this.state.failed) return <Failed app={app} retry={this.retry} />;
    const Part = partOf(id, load);
    return (
      <Suspense fallback={loading}>
        <Part />
      </Suspense>
    );
  }
}
