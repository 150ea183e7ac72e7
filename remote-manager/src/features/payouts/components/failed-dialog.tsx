import { nameOf, PAYOUT_FAILURES } from '@metier/contract';
import { ChoiceField } from '@metier/shared-kit/forms/choices';
import { FormDialog } from '@metier/shared-kit/forms/dialog';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { useBook, type Payout } from '../payouts.api.ts';
import { failureSchema } from '../payouts.schema.ts';

/** Books a failure with its reason, which the freelancer gets by mail together with the points. */
export function FailedDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const t = useTexts();
  const { money } = useFormats();
  const failed = useBook('failed', payout);
  const { id, freelancer, funds } = payout;
  return (
    <FormDialog
      destructive
      draft={{ kind: 'payout', about: id }}
      initialValues={{ reason: '' }}
      schema={failureSchema}
      title={t('payouts.failedTitle', { amount: money(funds), name: nameOf(freelancer) })}
      text={t('payouts.failedText')}
      submit={t('payouts.failedSubmit')}
      onClose={onClose}
      onSubmit={async (chosen) => {
        const reason = PAYOUT_FAILURES.find((known) => known === chosen.reason);
        if (!reason) return;
        await failed.mutateAsync({ body: { withdrawal_id: id, outcome: 'failed', reason } });
        onClose();
      }}
    >
      <ChoiceField
        name="reason"
        label={t('payouts.reasonLabel')}
        choices={PAYOUT_FAILURES.map((value) => ({ value, title: t(`payouts.reason.${value}`) }))}
      />
    </FormDialog>
  );
}
