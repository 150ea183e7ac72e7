import { DURATIONS } from '@metier/contract';
import { ReasonDialog } from '@metier/shared-kit/marketplace/project/case';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useRefund } from '../project.api.ts';
import type { StepDialogProps } from './dialog-step.ts';

/** Requests a refund from the freelancer, with the reason and files. Source: product.md §2 #17, §12. */
export function RefundRequestDialog({ project, onClose }: StepDialogProps) {
  const t = useTexts();
  const { money, duration } = useFormats();
  const refund = useRefund();
  return (
    <ReasonDialog
      kind="refund"
      projectId={project.id}
      title={t('refund.onRequest.title')}
      text={t('refund.onRequest.text', {
        price: money(project.money.captured),
        time: duration(DURATIONS.refundAnswer),
      })}
      submit={t('refund.onRequest.confirm')}
      onClose={onClose}
      label={t('refund.onRequest.reason')}
      hint={t('refund.onRequest.hint')}
      onSend={(stated) =>
        refund.mutateAsync({ body: { project_id: project.id, expected: 'request_refund', ...stated } })
      }
    />
  );
}
