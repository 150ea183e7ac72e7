import { useQueryClient } from '@metier/shared-kit/query';
import { useUser } from '@metier/shared-kit/session';
import { useEffect } from 'react';

/** Gives the page's own requests priority. The stream starts one minute back, so no event is missed. */
const DELAY_MS = 1_000;

/** Refetches displayed data when it changes on the server. The code is loaded after the page. */
export function useEvents(): void {
  const client = useQueryClient();
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      import('@metier/shared-kit/events').then(
        ({ followEvents }) => signal.aborted || followEvents({ userId, client, signal }),
        // Pages still refetch on focus.
        () => undefined,
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, userId]);
}
