import type { GetCall } from '@metier/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Key in local storage that carries the names of reads to the other tabs; nothing stays there. */
const KEY = 'metier-outdated';

/** Tells the other tabs of this browser that answers are out of date: those in view are refetched there at once. */
export function outdateInOtherTabs(reads: readonly GetCall[]): void {
  localStorage.setItem(KEY, JSON.stringify(reads));
  localStorage.removeItem(KEY);
}

/** Refetches what another tab has made out of date. */
export function useOtherTabs(client: QueryClient): void {
  useEffect(() => {
    const refetch = ({ key, newValue }: StorageEvent) => {
      if (key !== KEY || newValue === null) return;
      for (const read of JSON.parse(newValue) as readonly GetCall[])
        void client.invalidateQueries({ queryKey: [read] });
    };
    window.addEventListener('storage', refetch);
    return () => window.removeEventListener('storage', refetch);
  }, [client]);
}
