import { useEffect } from 'react';

/** Retries when the device is online again, since the failure may have been caused by being offline. */
export function useRetryOnceOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
