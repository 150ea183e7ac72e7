import { useQueryClient } from '@metier/shared-kit/query';
import { useUser } from '@metier/shared-kit/session';
import { useEffect } from 'react';

/** The page has read what it shows by then; what changes meanwhile is told afterwards. */
const DELAY_MS = 1_000;

/** Reads again what pages show as soon as it changes on the server. Its code comes after that of the page. */
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
        // Without it pages read again when they are looked at.
        () => undefined,
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, userId]);
}
