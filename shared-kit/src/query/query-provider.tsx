import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { isTransient } from '../http/index.ts';
import { useUser } from '../session/index.ts';

const FRESH_MS = 2_000;
const MAX_RETRIES = 2;
const EVENTS_OF_RETURN = ['visibilitychange', 'focus'] as const;

// Two windows side by side are always visible, so only `focus` detects a switch between them. A return to a tab fires
// both events: a read that is in flight or fresh is not sent again.
focusManager.setEventListener((refetch) => {
  const listener = () => refetch();
  for (const event of EVENTS_OF_RETURN) window.addEventListener(event, listener);
  return () => EVENTS_OF_RETURN.forEach((event) => window.removeEventListener(event, listener));
});

interface QueryProviderProps {
  children: ReactNode;
  /** Delay between retries in milliseconds; 0 in tests. */
  retryDelay?: number;
}

/** Query client of one user: another user starts with an empty cache. */
export function QueryProvider({ children, retryDelay = 1_000 }: QueryProviderProps) {
  const userId = useUser()?.id;
  const client = useMemo(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            networkMode: 'always',
            // Refetches what failed or may have changed while offline.
            refetchOnReconnect: true,
            staleTime: FRESH_MS,
            // A single failure is not shown, only one that remains after all retries.
            retry: (failures, error) => isTransient(error) && failures < MAX_RETRIES,
            retryDelay,
          },
          mutations: { networkMode: 'always' },
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of user needs a new client
    [userId, retryDelay],
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
