import { Alert, Button, Icon, Stack, Typography } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { faultsOf, type ReleasedApp } from '../releases.api.ts';
import { Faults } from './faults.tsx';
import type { Step } from './use-take-back.tsx';

interface AppActionsProps {
  app: ReleasedApp;
  takeBack: (step: Step, app: ReleasedApp) => void;
}

/** The buttons of an app that take back its canary or live release, or why there are none. */
export function AppActions({ app, takeBack }: AppActionsProps) {
  const t = useTexts();
  const name = app.app;
  if (!app.canary && !app.rollback_to) {
    return (
      app.live && (
        <Typography variant="body2" color="textSecondary">
          {t(app.held.length > 0 ? 'releases.othersHeld' : 'releases.noWayBack')}
        </Typography>
      )
    );
  }
  const isRefused = app.rollback_faults.length > 0;
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {isRefused && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {t('releases.rollBackRefused', { to: app.rollback_to ?? '' })}
          <Faults faults={faultsOf(app.rollback_faults, app.coded_faults)} />
        </Alert>
      )}
      {app.canary && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="close" />}
          aria-label={t('releases.abortOf', { app: name })}
          onClick={() => takeBack('abort', app)}
        >
          {t('releases.abort')}
        </Button>
      )}
      {app.rollback_to && !isRefused && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="refunded" />}
          aria-label={t('releases.rollBackOf', { app: name })}
          onClick={() => takeBack('rollBack', app)}
        >
          {t('releases.rollBack')}
        </Button>
      )}
    </Stack>
  );
}
