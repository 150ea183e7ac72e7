import type { GetCall } from '@metier/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Invalidates cached reads: visible ones are refetched at once, and the promise settles when these have succeeded or
 * failed. Mutations do this by `invalidates`.
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
