import { DURATIONS, LIMITS } from '@metier/contract';
import { TextDialog } from '@metier/shared-kit/forms/dialog';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useRefund } from '../project.api.ts';
import type { AskedProps } from './asked.ts';

/** Requests a refund from the freelancer, with the reason. Source: product.md §2 #17, §12. */
export function RefundRequestDialog({ project, onClose }: AskedProps) {
  const t = useTexts();
  const { money, duration } = useFormats();
  const refund = useRefund();
  return (
    <TextDialog
      draft={{ kind: 'refund', about: project.id }}
      title={t('refund.onRequest.title')}
      text={t('refund.onRequest.text', {
        price: money(project.money.captured),
        time: duration(DURATIONS.refundAnswer),
      })}
      submit={t('refund.onRequest.confirm')}
      onClose={onClose}
      name="reason"
      label={t('refund.onRequest.reason')}
      hint={t('refund.onRequest.hint')}
      max={LIMITS.commentLength}
      onSend={(reason) =>
        refund.mutateAsync({ body: { project_id: project.id, expected: 'request_refund', reason } })
      }
    />
  );
}
