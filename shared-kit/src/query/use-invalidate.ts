import type { GetCall } from '@metier/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Invalidates cached answers: those in view are refetched at once, and the promise settles when they have arrived or
 * failed. A mutation does this by its `invalidates`.
 *
 * @example const invalidate = useInvalidate(); void invalidate(['GET /api/account/funds']);
 */
export function useInvalidate(): (reads: readonly GetCall[]) => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    (reads) => Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] }))),
    [client],
  );
}
