import { DURATIONS } from '@metier/shared-kit/contract';
import { can } from '@metier/shared-kit/project';
import { useFormats } from '@metier/shared-kit/ui';
import { ConfirmDialog } from '@metier/shared-kit/ui/dialogs';
import { useTexts } from '../../../texts.ts';
import { useRefund } from '../project.api.ts';
import type { AskedProps } from './asked.ts';

/** Takes the money back at once, or asks the freelancer for it; says beforehand which. Source: product.md §2 #15-#17. */
export function RefundDialog({ project, onClose }: AskedProps) {
  const t = useTexts();
  const { money, duration } = useFormats();
  const refund = useRefund();
  const kind = can(project, 'refund') ? 'atOnce' : 'onRequest';
  return (
    <ConfirmDialog
      open
      destructive
      title={t(`refund.${kind}.title`)}
      confirm={t(`refund.${kind}.confirm`)}
      onConfirm={() => refund.mutate({ body: { project_id: project.id } }, { onSettled: onClose })}
      onClose={onClose}
      busy={refund.isPending}
    >
      {t(`refund.${kind}.text`, {
        price: money(project.money.captured),
        time: duration(DURATIONS.refundAnswer),
      })}
    </ConfirmDialog>
  );
}
