import { centsOf, LIMITS, type Points } from '@metier/shared-kit/contract';
import { TextField, useForm } from '@metier/shared-kit/forms';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { mostPoints } from '../conversion.schema.ts';

const { min } = LIMITS.conversionPoints;

/** Points to convert; tells the bounds, and once they are met what arrives on the card. */
export function AmountField({ available }: { available: Points }) {
  const t = useTexts();
  const { points, money, wholeNumber } = useFormats();
  const { values } = useForm<{ amount: string }>();
  const most = mostPoints(available);
  const amount = wholeNumber(values.amount) ?? 0;
  const bounds =
    available < min
      ? t('finances.convert.tooFew', { min: points(min), available: points(available) })
      : t('finances.convert.bounds', { min: points(min), max: points(most) });
  const fits = amount >= min && amount <= most;
  return (
    <TextField
      name="amount"
      label={t('finances.convert.amount')}
      hint={fits ? t('finances.convert.arrives', { money: money(centsOf(amount)) }) : bounds}
      autoComplete="off"
      attributes={{ inputMode: 'numeric' }}
    />
  );
}
