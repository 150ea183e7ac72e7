import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isFinal, productTimeOf } from '../http/index.ts';

/** Displayed reads that failed to refresh. */
export interface StaleReads {
  /** When the oldest of them was fetched, by the product's clock. */
  readonly since: Date;
  /** Refetches all of them. */
  readonly retry: () => Promise<void>;
}

/** Displayed, failed to refresh, and not a final error, which the page shows itself. */
function isStale(query: Query): boolean {
  const { data, status, error } = query.state;
  return query.getObserversCount() > 0 && data !== undefined && status === 'error' && !isFinal(error);
}

/**
 * Displayed reads that failed to refresh after several retries; undefined if everything is up to date. The frame
 * shows it once for the whole page.
 *
 * @example
 * const stale = useStaleReads();
 * {stale && <Button onClick={() => void stale.retry()}>…</Button>}
 */
export function useStaleReads(): StaleReads | undefined {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  const oldest = useSyncExternalStore(subscribe, () =>
    Math.min(...cache.findAll({ predicate: isStale }).map(({ state }) => state.dataUpdatedAt)),
  );
  return useMemo(() => {
    if (oldest === Infinity) return undefined;
    return {
      since: productTimeOf(oldest),
      retry: () => client.refetchQueries({ predicate: isStale }),
    };
  }, [client, oldest]);
}
