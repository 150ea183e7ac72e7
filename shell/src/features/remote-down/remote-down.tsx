import { Button, EmptyState, Panel } from '@metier/shared-kit/ui';
import type { RemoteFailure } from '@metier/platform/federation';
import { useTexts } from '../../texts.ts';
import { useRetryOnceOnline } from './use-retry-once-online.ts';

/** Replaces a page whose remote failed to load or to render. The rest of the product keeps working. */
export function RemoteDown({ retry }: RemoteFailure) {
  const t = useTexts();
  useRetryOnceOnline(retry);
  return (
    <Panel role="alert" sx={{ p: 0 }}>
      <EmptyState
        asPage
        icon="offline"
        title={t('remoteDown.title')}
        action={
          <Button variant="contained" onClick={retry}>
            {t('remoteDown.retry')}
          </Button>
        }
      >
        {t('remoteDown.text')}
      </EmptyState>
    </Panel>
  );
}
