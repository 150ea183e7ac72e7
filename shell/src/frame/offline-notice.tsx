import { Alert } from '@metier/shared-kit/ui';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts.ts';
import { LOW } from './measures.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says so while the device has no network, however far the page is scrolled: under a bar of that height, if one stays there. */
export function OfflineNotice({ under = 0 }: { under?: number }) {
  const t = useTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Alert
      severity="warning"
      sx={{
        position: 'sticky',
        top: under,
        [LOW]: { top: 0 },
        zIndex: 'appBar',
        flexShrink: 0,
        borderRadius: 0,
      }}
    >
      {t('offline')}
    </Alert>
  );
}
