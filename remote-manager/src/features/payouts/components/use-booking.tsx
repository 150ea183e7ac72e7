import { onDemand } from '@metier/shared-kit/on-demand';
import { useDialog } from '@metier/shared-kit/ui';
import { BlockedStep } from '@metier/shared-kit/ui/dialogs';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Payout } from '../payouts.api.ts';
import { ConfirmPaidDialog } from './confirm-paid-dialog.tsx';

const FailedDialog = onDemand(async () => (await import('./failed-dialog.tsx')).FailedDialog);

/** The outcome that a manager books. */
export interface Booking {
  readonly payout: Payout;
  readonly outcome: 'paid' | 'failed';
}

/**
 * State and dialogs of a booking. Render `dialog` outside the list: when another manager books first, the row is
 * removed, but the dialog stays open and explains why it cannot be submitted.
 *
 * @param listed the listed payouts; undefined while they load
 * @example const { book, dialog } = useBooking(query.data?.payouts);
 */
export function useBooking(listed: readonly Payout[] | undefined): {
  book: (booking: Booking) => void;
  dialog: ReactNode;
} {
  const t = useTexts();
  const { open, dialog } = useDialog<Booking>(({ subject: { payout, outcome }, close }) => {
    const isOpen = (listed ?? [payout]).some(({ id, settled_at }) => id === payout.id && settled_at === null);
    return (
      <BlockedStep value={isOpen ? undefined : t('payouts.over')}>
        {outcome === 'paid' ? (
          <ConfirmPaidDialog payout={payout} onClose={close} />
        ) : (
          <FailedDialog payout={payout} onClose={close} />
        )}
      </BlockedStep>
    );
  });
  return { book: open, dialog };
}
