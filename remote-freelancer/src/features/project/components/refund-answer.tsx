import type { Project } from '@metier/shared-kit/marketplace/project';
import { onDemand } from '@metier/shared-kit/on-demand';
import { DialogButton } from '@metier/shared-kit/ui';
import { ConfirmButton } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useAnswerRefund } from '../project.api.ts';

const RefuseRefundDialog = onDemand(
  async () => (await import('./refuse-refund-dialog.tsx')).RefuseRefundDialog,
);

/** Buttons to agree to a requested refund or refuse it; both are irreversible. */
export function RefundAnswer({
  project: { id: project_id, version },
}: {
  project: Pick<Project, 'id' | 'version'>;
}) {
  const t = useTexts();
  const agree = useAnswerRefund('agree');
  return (
    <>
      <DialogButton
        variant="outlined"
        color="inherit"
        dialog={(close) => <RefuseRefundDialog project={{ id: project_id, version }} onClose={close} />}
      >
        {t('project.refund.refuse.action')}
      </DialogButton>
      <ConfirmButton
        title={t('project.refund.agree.title')}
        text={t('project.refund.agree.text')}
        confirm={t('project.refund.agree.confirm')}
        destructive
        onConfirm={() => agree.mutateAsync({ body: { project_id, agree: 1, version } })}
      >
        {t('project.refund.agree.action')}
      </ConfirmButton>
    </>
  );
}
