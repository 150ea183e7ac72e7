import { TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { isApiError } from '@metier/shared-kit/http';
import { useErrorText } from '@metier/shared-kit/i18n';
import { Box, ShownAlert } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { type ReleasedApp, useAbortCanary, useRollBack } from '../releases.api.ts';
import { reasonSchema } from '../releases.schema.ts';

interface DialogProps {
  app: ReleasedApp;
  onClose: () => void;
}

/** Makes the earlier release of an app live again, with a reason. */
export function RollBackDialog({ app: { app, live, canary, rollback_to }, onClose }: DialogProps) {
  const t = useTexts();
  const rollBack = useRollBack(app);
  if (!live || !rollback_to) return null;
  const text = t('releases.rollBackText', { to: rollback_to, live: live.release });
  return (
    <FormDialog
      destructive
      draft={{ kind: 'rollback', about: `${app} ${live.release}` }}
      title={t('releases.rollBackTitle', { app })}
      text={canary ? `${text} ${t('releases.canaryEnds', { canary: canary.release })}` : text}
      submit={t('releases.rollBack')}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      onSubmit={async ({ reason }) => {
        await rollBack.mutateAsync({ body: { app, live: live.release, to: rollback_to, reason } });
        onClose();
      }}
    >
      <Refusal error={rollBack.error} />
      <Reason />
    </FormDialog>
  );
}

/** Ends the canary of an app, with a reason. */
export function AbortDialog({ app: { app, live, canary }, onClose }: DialogProps) {
  const t = useTexts();
  const abort = useAbortCanary(app);
  if (!live || !canary) return null;
  return (
    <FormDialog
      destructive
      draft={{ kind: 'abort', about: `${app} ${canary.release}` }}
      title={t('releases.abortTitle', { app })}
      text={t('releases.abortText', { canary: canary.release, live: live.release })}
      submit={t('releases.abort')}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      onSubmit={async ({ reason }) => {
        await abort.mutateAsync({ body: { app, canary: canary.release, reason } });
        onClose();
      }}
    >
      <Reason />
    </FormDialog>
  );
}

function Reason() {
  const t = useTexts();
  return (
    <TextField
      name="reason"
      label={t('releases.reason')}
      hint={t('releases.reasonHint')}
      multiline
      minRows={3}
      autoFocus
    />
  );
}

/** What the gate says does not fit, in its own words: teams read the same on the command line. */
function Refusal({ error }: { error: Error | null }) {
  const textOf = useErrorText();
  if (!isApiError(error, 'releaseRefused')) return null;
  const faults = 'faults' in error.details ? error.details.faults : [];
  return (
    <ShownAlert severity="error" role="alert" sx={{ mb: 2.5 }}>
      {textOf(error)}
      <Box component="ul" lang="en" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </Box>
    </ShownAlert>
  );
}
