import { forgetLostTexts } from '@metier/shared-kit/i18n';
import type { PageReport } from '@metier/shared-kit/page';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LOADING_DEADLINE_MS } from './loading-timeouts.ts';

/** Props of the failure screen: the failed app, and a retry. */
export interface RemoteFailure {
  readonly app: string;
  readonly retry: () => void;
}

interface RemotePartProps {
  readonly app: string;
  /** Release of the app; undefined for a part of the shell. */
  readonly release?: string;
  /** Unique key of the part, under which its code is cached. */
  readonly id: string;
  readonly load: () => Promise<ComponentType>;
  /** Called when the part has failed, before it is loaded again. */
  readonly forget?: () => void;
  /** Called before a retry, because another release of the app may be live by then. */
  readonly beforeRetry?: () => Promise<void>;
  /** True for a page, whose rendering is reported; for a widget only failures are. */
  readonly isPage?: boolean;
  readonly loading: ReactNode;
  readonly Failed: ComponentType<RemoteFailure>;
}

const parts = new Map<string, ComponentType>();
/** Parts that are being prepared: rendering one meanwhile joins the attempt and its deadline. */
const preparing = new Map<string, Promise<ComponentType>>();

/** When a part was last prepared, by `performance.now()`. */
const preparedAt = new Map<string, number>();

/** Errors while loading a part; all others were thrown while rendering. */
const loadErrors = new WeakSet<object>();

function partOf(id: string, load: RemotePartProps['load']): ComponentType {
  const known = parts.get(id);
  if (known) return known;
  const part = lazy(async () => {
    try {
      return { default: await (preparing.get(id) ?? load()) };
    } catch (error) {
      if (error instanceof Error) loadErrors.add(error);
      throw error;
    }
  });
  parts.set(id, part);
  return part;
}

/**
 * Loads a part before it is rendered, which avoids a placeholder: once shown, React keeps one for at least 300 ms. Never
 * rejects: rendering a part that failed to load retries it or shows its error screen.
 */
export async function preparePart(id: string, load: RemotePartProps['load']): Promise<void> {
  preparedAt.set(id, performance.now());
  if (parts.has(id)) return;
  const loading = preparing.get(id) ?? load();
  preparing.set(id, loading);
  const part = await loading.catch(() => undefined);
  preparing.delete(id);
  if (part && !parts.has(id)) parts.set(id, part);
}

interface UntilDeadlineProps {
  /** When the attempt began, by `performance.now()`; undefined: when the placeholder is shown. */
  readonly since: () => number | undefined;
  readonly giveUp: () => void;
  readonly children: ReactNode;
}

/** Placeholder while a part suspends, on code or texts; calls `giveUp` after the deadline. */
function UntilDeadline({ since, giveUp, children }: UntilDeadlineProps) {
  useEffect(() => {
    const now = performance.now();
    const timer = setTimeout(giveUp, (since() ?? now) + LOADING_DEADLINE_MS - now);
    return () => clearTimeout(timer);
  }, [since, giveUp]);
  return children;
}

interface PartState {
  readonly phase: 'shown' | 'failed' | 'retrying';
  /** When Retry was pressed, until the part has been rendered: loading during a retry has one deadline. */
  readonly retriedAt?: number | undefined;
}

/**
 * When the visit of a page began: at its preparation, unless that was for an earlier visit. A widget may be shown long
 * after it was prepared with its page, so its time begins when it is shown.
 */
function beginOf({ id, isPage }: RemotePartProps): number | undefined {
  const at = isPage ? preparedAt.get(id) : undefined;
  return at !== undefined && performance.now() - at < LOADING_DEADLINE_MS ? at : undefined;
}

/** Sibling of a part; calls back when the part has been rendered, after everything that it suspends on. */
function WhenRendered({ report }: { report: () => void }) {
  useEffect(report, [report]);
  return null;
}

const isRetry = ({ phase, retriedAt }: PartState, at: number) => phase === 'retrying' && retriedAt === at;

/**
 * A part of a remote with its own error boundary for loading and rendering. A failed part is discarded, so Retry and the
 * next visit reload it.
 */
export class RemotePart extends Component<RemotePartProps, PartState> {
  override state: PartState = { phase: 'shown' };
  /** When its visit began, until it has been rendered or has failed. */
  #begin = beginOf(this.props);

  static getDerivedStateFromError(): PartState {
    return { phase: 'failed' };
  }

  override componentDidCatch(error: unknown) {
    this.report(error instanceof Error && loadErrors.has(error) ? 'load' : 'render');
    this.forget();
  }

  readonly report = (kind: PageReport['kind']) =>
    globalThis.metier?.reports?.push({ app: this.props.app, release: this.props.release, kind });

  /** Read when a placeholder is shown: a rendered part that suspends again does not render this one. */
  readonly since = () => this.state.retriedAt ?? this.#begin;

  readonly reportShown = () => {
    this.#begin = undefined;
    if (this.state.retriedAt !== undefined) this.setState({ retriedAt: undefined });
    if (this.props.isPage) this.report('shown');
  };

  readonly forget = () => {
    parts.delete(this.props.id);
    this.#begin = undefined;
    forgetLostTexts();
    this.props.forget?.();
    globalThis.metier?.codeFailed?.();
  };

  readonly giveUp = () => {
    this.report('load');
    this.forget();
    this.setState({ phase: 'failed' });
  };

  readonly retry = async () => {
    const retriedAt = performance.now();
    this.setState({ phase: 'retrying', retriedAt });
    await this.props.beforeRetry?.();
    // Unless it timed out meanwhile.
    this.setState((state) => (isRetry(state, retriedAt) ? { phase: 'shown' } : null));
  };

  override render() {
    const { app, id, load, loading, Failed } = this.props;
    const { phase } = this.state;
    if (phase === 'failed') return <Failed app={app} retry={() => void this.retry()} />;
    const untilDeadline = (
      <UntilDeadline since={this.since} giveUp={this.giveUp}>
        {loading}
      </UntilDeadline>
    );
    if (phase === 'retrying') return untilDeadline;
    const Part = partOf(id, load);
    return (
      <Suspense fallback={untilDeadline}>
        <Part />
        <WhenRendered report={this.reportShown} />
      </Suspense>
    );
  }
}
