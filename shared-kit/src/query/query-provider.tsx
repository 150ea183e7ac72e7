import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { isTransient } from '../http/index.ts';
import { useUser } from '../session/index.ts';

const FRESH_MS = 2_000;
const MORE_TRIES = 2;

interface QueryProviderProps {
  children: ReactNode;
  /** Waits between tries in milliseconds; tests say 0. */
  retryDelay?: number;
}

/** Keeps what the API has answered, for one user: another user begins with nothing. */
export function QueryProvider({ children, retryDelay = 1_000 }: QueryProviderProps) {
  const userId = useUser()?.id;
  const client = useMemo(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            networkMode: 'always',
            // What could not be had, or may have changed meanwhile, is asked for again.
            refetchOnReconnect: true,
            staleTime: FRESH_MS,
            // A single failure is not shown; one that remains after all tries is.
            retry: (failures, error) => isTransient(error) && failures < MORE_TRIES,
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
