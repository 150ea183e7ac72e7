import { useEffect, useEffectEvent } from 'react';

/** Retry interval of a failed read while its page is visible. */
export const RECOVERY_MS = 10_000;

/**
 * Retries a read that failed before its first answer, until it succeeds. The page keeps showing the error meanwhile:
 * a refetch by TanStack Query would show the skeleton again and remove the focused Retry button.
 *
 * @example
 * const isLost = data === undefined && isTransient(error);
 * useRecovery(isLost, async () => client.setQueryData(key, await request(call)));
 */
export function useRecovery(hasFailed: boolean, read: () => Promise<unknown>): void {
  const retry = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read().catch(() => undefined);
  });
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(() => retry(), RECOVERY_MS);
    return () => clearInterval(timer);
  }, [hasFailed]);
}
