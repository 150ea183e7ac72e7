import type { Cents } from '@metier/contract';
import { TextField, useFormField } from '@metier/shared-kit/forms';
import { Box, Money, Typography, useFormats } from '@metier/shared-kit/ui';
import { Slider } from '@metier/shared-kit/ui/slider';
import { useId } from 'react';
import { useTexts } from '../../texts.ts';
import { shareOf } from './share-of.ts';

const MARKS = [0, 25, 50, 75, 100];
const SIDES = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

interface SplitFieldProps {
  /** Field that holds the freelancer's share as it is typed. */
  name: string;
  price: Cents;
  customer: string;
  freelancer: string;
}

/** Divides a price between the two sides: the freelancer's share is typed to the cent or drawn in percent, the customer gets the rest. */
export function SplitField({ name, price, customer, freelancer }: SplitFieldProps) {
  const t = useTexts();
  const { amount, cents, money, share: part } = useFormats();
  const id = useId();
  const share = useFormField<string>(name);
  const typed = cents(share.value);
  const fits = typed !== undefined && typed <= price;
  const draw = (percent: number) => share.set(amount(shareOf(price, percent)));
  return (
    <Box>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('decision.share', { price: money(price) })}
      </Typography>
      <Box sx={SIDES}>
        <TextField
          name={name}
          label={t('decision.goesTo', { name: freelancer })}
          attributes={{ inputMode: 'decimal' }}
          autoComplete="off"
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 550, mb: 0.75, overflowWrap: 'anywhere' }}>
            {t('decision.back', { name: customer })}
          </Typography>
          <Typography variant="h2" component="p" aria-live="polite" sx={{ lineHeight: '44px' }}>
            {fits ? <Money amount={price - typed} /> : '–'}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ px: 2, mt: 2 }}>
        <Slider
          aria-labelledby={id}
          getAriaValueText={(percent) => money(shareOf(price, percent))}
          value={fits ? (typed / price) * 100 : 0}
          min={0}
          max={100}
          marks={MARKS.map((value) => ({ value, label: part(value / 100) }))}
          onChange={(_, percent) => draw(percent)}
        />
      </Box>
    </Box>
  );
}
