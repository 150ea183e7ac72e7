import { PATHS } from '@metier/contract';
import { useUser } from '@metier/shared-kit/session';
import { Button, ButtonLink, EmptyState, Panel, Stack } from '@metier/shared-kit/ui';
import type { RemoteFailure } from '@metier/platform/federation';
import { useTexts } from '../../texts.ts';
import { useRetryOnceOnline } from './use-retry-once-online.ts';

/**
 * Replaces a page whose remote failed to load or to render. The rest of the product keeps working; for a visitor, who
 * may be unable to sign in, that is help.
 */
export function RemoteDown({ retry }: RemoteFailure) {
  const t = useTexts();
  const isVisitor = useUser() === null;
  useRetryOnceOnline(retry);
  return (
    <Panel role="alert" sx={{ p: 0 }}>
      <EmptyState
        asPage
        icon="offline"
        title={t('remoteDown.title')}
        action={
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button variant="outlined" color="inherit" onClick={retry}>
              {t('remoteDown.retry')}
            </Button>
            {isVisitor && (
              <ButtonLink to={PATHS.publicHelp} variant="outlined" color="inherit">
                {t('menu.help')}
              </ButtonLink>
            )}
          </Stack>
        }
      >
        {t(isVisitor ? 'remoteDown.visitor' : 'remoteDown.text')}
      </EmptyState>
    </Panel>
  );
}
