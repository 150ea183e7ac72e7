import { Alert } from '@metier/shared-kit/ui';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says so while the device has no network. */
export function OfflineNotice() {
  const t = useTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Alert severity="warning" sx={{ borderRadius: 0 }}>
      {t('offline')}
    </Alert>
  );
}
