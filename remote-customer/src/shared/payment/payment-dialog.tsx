import { ERRORS } from '@metier/contract';
import { ApiError, endsSession, isApiError, type ApiErrorOf } from '@metier/shared-kit/http';
import type { Card } from '@metier/shared-kit/marketplace/card';
import { notify } from '@metier/shared-kit/notify';
import { PROJECT_READS, type Project } from '@metier/shared-kit/marketplace/project';
import { useInvalidate } from '@metier/shared-kit/query';
import { BlockedNote, Dialog, DialogTitle, useBlockedStep } from '@metier/shared-kit/ui/dialogs';
import { Stack, Typography } from '@metier/shared-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { createCardInput } from './card-input.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentOutcome, PAY, useFailureText, usePay } from './payment.api.ts';
import { PendingPayment } from './pending-payment.tsx';

interface PaymentDialogProps {
  project: Pick<Project, 'id' | 'name' | 'budget'>;
  onPaid: () => void;
  onClose: () => void;
}

const declined = () =>
  new ApiError({
    name: 'paymentDeclined',
    code: ERRORS.paymentDeclined.code,
    description: 'Declined by the bank.',
  });

/** Pays a project by card. Source: seed.md §5, product.md §3. */
export function PaymentDialog({ project, onPaid, onClose }: PaymentDialogProps) {
  const t = useTexts();
  const pay = usePay();
  const failureText = useFailureText();
  const invalidate = useInvalidate();
  const [cardInput] = useState(createCardInput);
  const [refused, setRefused] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [pending, setPending] = useState(false);
  const blocked = useBlockedStep();
  // A payment of this dialog reports its own outcome.
  const block = busy || pending ? undefined : blocked;
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const refuse = (error: unknown) => {
    setRefused(error);
    throw error;
  };

  const tokenOf = (card: Card) =>
    cardInput.tokenOf(card).catch((error: unknown) => {
      notify.error(failureText(error), PAY);
      return refuse(error);
    });

  const giveUp = (error: unknown) => {
    // The payment goes on without its user.
    if (endsSession(error)) return;
    setPending(false);
    setRefused(error);
    notify.error(failureText(error), PAY);
  };

  const settled = (paid: boolean) => {
    void invalidate(PROJECT_READS);
    if (!paid) return giveUp(declined());
    notify.clearErrors(PAY);
    notify.success(t('payment.done'));
    // The page may have seen the outcome first, or the dialog may have been closed meanwhile.
    if (isOpen.current) onPaid();
  };

  const wait = ({ details }: ApiErrorOf<'paymentPending'>) => {
    setPending(true);
    // Stripe rejects if the dialog was closed meanwhile; the outcome comes from the API.
    if ('confirmation' in details) cardInput.confirm(details.confirmation).catch(() => undefined);
    paymentOutcome(project.id).then(settled, giveUp);
  };

  const payWith = async (card: Card) => {
    const payment_method = await tokenOf(card);
    try {
      await pay.mutateAsync({ body: { project_id: project.id, payment_method, budget: project.budget } });
    } catch (error) {
      if (error instanceof ApiError) cardInput.forget();
      return isApiError(error, 'paymentPending') ? wait(error) : refuse(error);
    }
    if (isOpen.current) onPaid();
  };

  // The dialog cannot be closed while the card is charged, so that the customer sees the outcome.
  const tryWith = (card: Card) => {
    setRefused(undefined);
    setBusy(true);
    return payWith(card).finally(() => setBusy(false));
  };

  const lead = (
    <>
      <BlockedNote>{block}</BlockedNote>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t('payment.text', { name: project.name })}
      </Typography>
    </>
  );
  return (
    <Dialog open onClose={() => !busy && onClose()} maxWidth="xs" fullWidth aria-labelledby="payment-title">
      <DialogTitle id="payment-title">{t('payment.title')}</DialogTitle>
      <PendingPayment isPending={pending} lead={lead} onClose={onClose} />
      <Stack sx={{ display: pending ? 'none' : 'flex', minHeight: 0 }}>
        <PaymentForm
          cardInput={cardInput}
          price={project.budget}
          lead={lead}
          refused={refused}
          isBlocked={block !== undefined}
          onPay={tryWith}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
