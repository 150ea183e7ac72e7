import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetCall } from './use-api-query.ts';

/**
 * Says that answers are out of date: those in view are asked for again at once. A mutation does this by its `outdates`.
 *
 * @example const outdate = useOutdate(); outdate(['GET /api/account/funds']);
 */
export function useOutdate(): (reads: readonly GetCall[]) => void {
  const client = useQueryClient();
  return useCallback(
    (reads) => {
      for (const read of reads) void client.invalidateQueries({ queryKey: [read] });
    },
    [client],
  );
}
