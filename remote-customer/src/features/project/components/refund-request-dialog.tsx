import { DURATIONS } from '@metier/contract';
import { TextField } from '@metier/shared-kit/forms';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useRefund } from '../project.api.ts';
import { reasonSchema } from '../project.schema.ts';
import type { AskedProps } from './asked.ts';

/** Requests a refund from the freelancer, with the reason. Source: product.md §2 #17, §12. */
export function RefundRequestDialog({ project, onClose }: AskedProps) {
  const t = useTexts();
  const { money, duration } = useFormats();
  const refund = useRefund();
  const body = { project_id: project.id, expected: 'request_refund' } as const;
  return (
    <FormDialog
      draft={{ kind: 'refund', about: project.id }}
      title={t('refund.onRequest.title')}
      text={t('refund.onRequest.text', {
        price: money(project.money.captured),
        time: duration(DURATIONS.refundAnswer),
      })}
      submit={t('refund.onRequest.confirm')}
      onClose={onClose}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      onSubmit={async ({ reason }) => {
        await refund.mutateAsync({ body: { ...body, reason } });
        onClose();
      }}
    >
      <TextField
        name="reason"
        label={t('refund.onRequest.reason')}
        hint={t('refund.onRequest.hint')}
        multiline
        minRows={3}
        maxRows={10}
        autoFocus
      />
    </FormDialog>
  );
}
