import { useFormats } from '@metier/shared-kit/ui';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useRefund } from '../project.api.ts';
import type { StepDialogProps } from './dialog-step.ts';

/** Refunds at once; the call contains the confirmed kind. Source: product.md §2 #15, #16. */
export function RefundDialog({ project, onClose }: StepDialogProps) {
  const t = useTexts();
  const { money } = useFormats();
  const refund = useRefund();
  return (
    <ConfirmQuestion
      destructive
      title={t('refund.atOnce.title')}
      text={t('refund.atOnce.text', { price: money(project.money.captured) })}
      confirm={t('refund.atOnce.confirm')}
      onConfirm={() => refund.mutateAsync({ body: { project_id: project.id, expected: 'refund' } })}
      onClose={onClose}
    />
  );
}
