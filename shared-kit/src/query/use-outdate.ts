import type { GetCall } from '@metier/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Says that answers are out of date: those in view are asked for again at once, and the promise ends when they have come
 * or failed. A mutation does this by its `outdates`.
 *
 * @example const outdate = useOutdate(); void outdate(['GET /api/account/funds']);
 */
export function useOutdate(): (reads: readonly GetCall[]) => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    (reads) => Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] }))),
    [client],
  );
}
