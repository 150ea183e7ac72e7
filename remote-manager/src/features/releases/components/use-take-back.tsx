import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { ReleasedApp } from '../releases.api.ts';

const RollBackDialog = onDemand(async () => (await import('./take-back-dialogs.tsx')).RollBackDialog);
const AbortDialog = onDemand(async () => (await import('./take-back-dialogs.tsx')).AbortDialog);

/** What can be taken back: the live release, or the canary. */
export type Step = 'rollBack' | 'abort';

/**
 * State and dialog of a rollback or an abort. The call refers to the releases shown when the dialog opened: if
 * somebody else was faster, the dialog stays with the typed reason and says so.
 *
 * @param apps the current apps; undefined while they load
 * @example const { takeBack, dialog } = useTakeBack(releases.data?.apps);
 */
export function useTakeBack(apps: readonly ReleasedApp[] | undefined): {
  takeBack: (step: Step, app: ReleasedApp) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const { open, dialog } = useDialog<{ readonly step: Step; readonly app: ReleasedApp }>(
    ({ subject: { step, app }, close }) => {
      const Dialog = step === 'abort' ? AbortDialog : RollBackDialog;
      return (
        <BlockedStep value={apps && isOver(step, app, apps) ? t('releases.over') : undefined}>
          <Dialog app={app} onClose={close} />
        </BlockedStep>
      );
    },
  );
  return { takeBack: (step, app) => open({ step, app }), dialog };
}

function isOver(step: Step, shown: ReleasedApp, apps: readonly ReleasedApp[]): boolean {
  const now = apps.find(({ app }) => app === shown.app);
  if (step === 'abort') return now?.canary?.release !== shown.canary?.release;
  return now?.live?.release !== shown.live?.release || now?.rollback_to !== shown.rollback_to;
}
