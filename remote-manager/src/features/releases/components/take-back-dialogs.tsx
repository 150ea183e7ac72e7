import { LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { isApiError } from '@metier/shared-kit/http';
import { useErrorText } from '@metier/shared-kit/i18n';
import { ShownAlert } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { faultsOf, type ReleasedApp, useAbortCanary, useRollBack } from '../releases.api.ts';
import { Faults } from './faults.tsx';

interface DialogProps {
  app: ReleasedApp;
  onClose: () => void;
}

/** Rolls an app back to its earlier release, with a reason. */
export function RollBackDialog({ app: { app, live, canary, rollback_to }, onClose }: DialogProps) {
  const t = useTexts();
  const rollBack = useRollBack(app);
  const field = useReasonField();
  if (!live || !rollback_to) return null;
  const text = t('releases.rollBackText', { to: rollback_to, live: live.release });
  return (
    <TextDialog
      destructive
      draft={{ kind: 'rollback', about: `${app} ${live.release}` }}
      title={t('releases.rollBackTitle', { app })}
      text={canary ? `${text} ${t('releases.canaryEnds', { canary: canary.release })}` : text}
      submit={t('releases.rollBack')}
      onClose={onClose}
      {...field}
      onSend={(reason) =>
        rollBack.mutateAsync({ body: { app, live: live.release, to: rollback_to, reason } })
      }
    >
      <Refusal error={rollBack.error} />
    </TextDialog>
  );
}

/** Aborts an app's canary, with a reason. */
export function AbortDialog({ app: { app, live, canary }, onClose }: DialogProps) {
  const t = useTexts();
  const abort = useAbortCanary(app);
  const field = useReasonField();
  if (!live || !canary) return null;
  return (
    <TextDialog
      destructive
      draft={{ kind: 'abort', about: `${app} ${canary.release}` }}
      title={t('releases.abortTitle', { app })}
      text={t('releases.abortText', { canary: canary.release, live: live.release })}
      submit={t('releases.abort')}
      onClose={onClose}
      {...field}
      onSend={(reason) => abort.mutateAsync({ body: { app, canary: canary.release, reason } })}
    />
  );
}

/** The reason field of both dialogs; the reason is stored in the history. */
function useReasonField() {
  const t = useTexts();
  return {
    name: 'reason',
    label: t('releases.reason'),
    hint: t('releases.reasonHint'),
    max: LIMITS.releaseReasonLength,
  };
}

/** Incompatibilities found by the gate. */
function Refusal({ error }: { error: Error | null }) {
  const textOf = useErrorText();
  if (!isApiError(error, 'releaseRefused')) return null;
  const { details } = error;
  return (
    <ShownAlert severity="error" role="alert" sx={{ mb: 2.5 }}>
      {textOf(error)}
      {'faults' in details && <Faults faults={faultsOf(details.faults, details.coded_faults)} />}
    </ShownAlert>
  );
}
