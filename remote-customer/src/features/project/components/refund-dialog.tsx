import { DURATIONS, type RefundKind } from '@metier/contract';
import { useFormats } from '@metier/shared-kit/ui';
import { ConfirmQuestion } from '@metier/shared-kit/ui/confirm';
import { useTexts } from '../../../texts.ts';
import { useRefund } from '../project.api.ts';
import type { AskedProps } from './asked.ts';

/** Refunds at once, or requests the refund from the freelancer; the call carries which one was confirmed. Source: product.md §2 #15-#17. */
export function RefundDialog({ project, kind, onClose }: AskedProps & { kind: RefundKind }) {
  const t = useTexts();
  const { money, duration } = useFormats();
  const refund = useRefund();
  const body = { project_id: project.id, expected: kind };
  const words = kind === 'refund' ? 'atOnce' : 'onRequest';
  return (
    <ConfirmQuestion
      destructive
      title={t(`refund.${words}.title`)}
      text={t(`refund.${words}.text`, {
        price: money(project.money.captured),
        time: duration(DURATIONS.refundAnswer),
      })}
      confirm={t(`refund.${words}.confirm`)}
      onConfirm={() => refund.mutateAsync({ body })}
      onClose={onClose}
    />
  );
}
