import { legalPath, type Cents } from '@metier/contract';
import { CancelButton, object, rules, SubmitButton } from '@metier/shared-kit/forms';
import { CheckField } from '@metier/shared-kit/forms/choices';
import { DialogForm } from '@metier/shared-kit/forms/dialog';
import { NO_CARD, type Card } from '@metier/shared-kit/marketplace/card';
import { NetworkError } from '@metier/shared-kit/http';
import { Rich, useErrorText } from '@metier/shared-kit/i18n';
import { Icon, ShownAlert, Stack, TextLink, Typography, useFormats } from '@metier/shared-kit/ui';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import type { CardInput } from './card-input.ts';

interface PaymentFormProps {
  cardInput: CardInput;
  price: Cents;
  /** Shown above the fields. */
  lead: ReactNode;
  /** Error of the last try. */
  refused: unknown;
  /** True if the project can no longer be paid. */
  isBlocked: boolean;
  onPay: (card: Card) => Promise<unknown>;
  onClose: () => void;
}

/** Card form. Typed values stay when a payment fails. */
export function PaymentForm({
  cardInput,
  price,
  lead,
  refused,
  isBlocked,
  onPay,
  onClose,
}: PaymentFormProps) {
  const t = useTexts();
  const errorText = useErrorText();
  const { money } = useFormats();
  const schema = useMemo(() => object({ ...cardInput.rules, terms: rules.accepted() }), [cardInput]);
  return (
    <DialogForm
      lead={lead}
      actions={
        <>
          <CancelButton size="large" onClick={onClose}>
            {t('payment.later')}
          </CancelButton>
          <SubmitButton disabled={isBlocked}>{t('payment.pay', { price: money(price) })}</SubmitButton>
        </>
      }
      draft="never"
      initialValues={{ ...NO_CARD, terms: false }}
      schema={schema}
      onSubmit={({ terms: _, ...card }) => onPay(card)}
    >
      {refused instanceof NetworkError ? (
        <ShownAlert severity="warning">{t('payment.lost')}</ShownAlert>
      ) : (
        refused !== undefined && <ShownAlert severity="error">{errorText(refused)}</ShownAlert>
      )}
      <cardInput.Fields />
      <CheckField
        name="terms"
        label={
          <Rich
            text={t('payment.terms')}
            marks={{
              terms: (inner) => (
                <TextLink to={legalPath('service-agreement')} target="_blank">
                  {inner}
                </TextLink>
              ),
            }}
          />
        }
      />
      <Stack direction="row" sx={{ gap: 1, color: 'text.secondary' }}>
        <Icon name="shield" sx={{ mt: '1px' }} />
        <Typography variant="body2">{t('payment.notSaved')}</Typography>
      </Stack>
    </DialogForm>
  );
}
