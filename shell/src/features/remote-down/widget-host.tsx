import type { WidgetProps } from '@metier/shared-kit/remote';
import { Alert, Button, Panel, PanelSkeleton } from '@metier/shared-kit/ui';
import { RemoteWidget, type RemoteFailure } from '@metier/platform/federation';
import { createContext, useContext } from 'react';
import { useTexts } from '../../texts.ts';
import { useRetryOnceOnline } from './use-retry-once-online.ts';

const Title = createContext<WidgetProps['title']>(undefined);

function WidgetDown({ retry }: RemoteFailure) {
  const t = useTexts();
  useRetryOnceOnline(retry);
  return (
    <Panel title={useContext(Title)}>
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
    </Panel>
  );
}

/** Renders a remote's `<Widget>` with its own loading and error states. */
export function WidgetHost({ name, title }: WidgetProps) {
  return (
    <Title value={title}>
      <RemoteWidget name={name} loading={<PanelSkeleton />} Failed={WidgetDown} />
    </Title>
  );
}
