import { useEffect } from 'react';

/** Tries again by itself when the device has a network again: what is missing may be missing because it had none. */
export function useRetryOnceOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
