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
import type { CardWay } from './card-way.ts';

interface PaymentFormProps {
  way: CardWay;
  price: Cents;
  /** What stands over the fields. */
  lead: ReactNode;
  /** Why the last try failed. */
  refused: unknown;
  /** True where the project cannot be paid any more. */
  isBlocked: boolean;
  onPay: (card: Card) => Promise<unknown>;
  onClose: () => void;
}

/** The card to pay with. What was typed stays when a payment fails. */
export function PaymentForm({ way, price, lead, refused, isBlocked, onPay, onClose }: PaymentFormProps) {
  const t = useTexts();
  const errorText = useErrorText();
  const { money } = useFormats();
  const schema = useMemo(() => object({ ...way.rules, terms: rules.accepted() }), [way]);
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
      <way.Fields />
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
