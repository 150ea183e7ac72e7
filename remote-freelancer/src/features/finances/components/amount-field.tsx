import { centsOf, LIMITS, type Points } from '@metier/contract';
import { TextField, useForm } from '@metier/shared-kit/forms';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { maxPoints } from '../conversion.schema.ts';

const { min } = LIMITS.conversionPoints;

interface AmountFieldProps {
  available: Points;
  /** Payouts are made manually by bank transfer, without a card. */
  isByHand: boolean;
}

/** Points to convert, with the limits, or the resulting amount if they are met. */
export function AmountField({ available, isByHand }: AmountFieldProps) {
  const t = useTexts();
  const { points, money, wholeNumber } = useFormats();
  const { values } = useForm<{ amount: string }>();
  const limit = maxPoints(available);
  const amount = wholeNumber(values.amount) ?? 0;
  const bounds =
    available < min
      ? t('finances.convert.tooFew', { min: points(min), available: points(available) })
      : t(limit < available ? 'finances.convert.boundsOnce' : 'finances.convert.bounds', {
          min: points(min),
          max: points(limit),
        });
  const fits = amount >= min && amount <= limit;
  return (
    <TextField
      name="amount"
      label={t('finances.convert.amount')}
      hint={
        fits
          ? t(`finances.convert.${isByHand ? 'arrivesByHand' : 'arrives'}`, { money: money(centsOf(amount)) })
          : bounds
      }
      autoComplete="off"
      attributes={{ inputMode: 'numeric' }}
    />
  );
}
