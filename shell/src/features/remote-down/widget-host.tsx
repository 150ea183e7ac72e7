import type { WidgetProps } from '@metier/shared-kit/remote';
import { Alert, Button, PanelSkeleton } from '@metier/shared-kit/ui';
import { RemoteWidget, type RemoteFailure } from '@metier/platform/federation';
import { useTexts } from '../../texts.ts';
import { useRetryOnceOnline } from './use-retry-once-online.ts';

function WidgetDown({ retry }: RemoteFailure) {
  const t = useTexts();
  useRetryOnceOnline(retry);
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={retry}>
          {t('remoteDown.retry')}
        </Button>
      }
    >
      {t('remoteDown.widget')}
    </Alert>
  );
}

/** Renders a remote's `<Widget>` with its own loading and error states. */
export function WidgetHost({ name }: WidgetProps) {
  return <RemoteWidget name={name} loading={<PanelSkeleton />} Failed={WidgetDown} />;
}
