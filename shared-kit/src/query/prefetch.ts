import type { GetCall, Read, ReadOf } from '@metier/contract';
import type { QueryClient } from '@tanstack/react-query';
import { requestWithinPages } from './request-within-pages.ts';

/**
 * Reads what is not cached, so that a page has it when it is first rendered. Never rejects: a page reads again what has
 * failed.
 *
 * @example await prefetch(client, [projectRead(id)]);
 */
export async function prefetch(client: QueryClient, reads: readonly Read[]): Promise<void> {
  const missing = reads.filter((read) => client.getQueryData(read) === undefined);
  await Promise.all(
    missing.map((read) =>
      client.prefetchQuery({
        queryKey: read,
        queryFn: ({ signal }) => requestWithinPages(read as ReadOf<GetCall>, signal),
      }),
    ),
  );
}
