import type { Cents } from '@metier/contract';
import { useId } from 'react';
import { TextField, useFormField } from '../../../forms/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { Box, Typography, useFormats } from '../../../ui/index.ts';
import { Slider } from '../../../ui/slider/index.ts';
import { Amount } from '../amount.tsx';
import { shareOf } from './share-of.ts';
import { useAmounts } from '../amounts/index.ts';
import { useViewer } from '../use-viewer.ts';

const MARKS = [0, 25, 50, 75, 100];
const SIDES = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

/** As a label above a field, so that both sides share their lines. */
const LABEL_LINES = { mb: 0.75, lineHeight: '1.4375em' } as const;

/** Hides the thumb until a share is chosen: at 0 % it would look like a choice. Keyboard focus still shows it. */
const NOT_CHOSEN = {
  '& .MuiSlider-thumb:not(.Mui-focusVisible)': { opacity: 0 },
  '& .MuiSlider-markLabelActive': { color: 'text.secondary' },
} as const;

interface SplitFieldProps {
  /** Name of the field with the freelancer's share as typed. */
  name: string;
  price: Cents;
  customer: string;
  freelancer: string;
}

/**
 * Divides a price between the two sides: the freelancer's share is typed to the cent, in the user's unit, or set by a
 * slider in percent; the customer gets the rest.
 */
export function SplitField({ name, price, customer, freelancer }: SplitFieldProps) {
  const t = useKitTexts();
  const { share: part } = useFormats();
  const viewer = useViewer();
  const { unit, show, write, read } = useAmounts();
  const id = useId();
  const share = useFormField<string>(name);
  const typed = read(share.value);
  const fits = typed !== undefined && typed <= price;
  const draw = (percent: number) => share.set(write(shareOf(price, percent)));
  return (
    <Box>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('split.price', { price: show(price) })}
      </Typography>
      <Box sx={SIDES}>
        <TextField
          name={name}
          label={t(`split.typed.${unit}`, { name: freelancer })}
          attributes={{ inputMode: unit === 'euro' ? 'decimal' : 'numeric' }}
          autoComplete="off"
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ ...LABEL_LINES, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {viewer === 'customer' ? t('split.backToYou') : t('split.customer', { name: customer })}
          </Typography>
          <Typography variant="h2" component="p" aria-live="polite" sx={{ lineHeight: '40px' }}>
            {fits ? <Amount cents={price - typed} /> : '–'}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ px: 3, mt: 2 }}>
        <Slider
          aria-labelledby={id}
          getAriaValueText={(percent) => (fits ? show(shareOf(price, percent)) : t('split.notChosen'))}
          value={fits ? (typed / price) * 100 : 0}
          min={0}
          max={100}
          marks={MARKS.map((value) => ({ value, label: part(value / 100) }))}
          onChange={(_, percent) => draw(percent)}
          // A press at 0 % changes nothing, but chooses it.
          onChangeCommitted={(_, percent) => draw(percent)}
          track={fits && 'normal'}
          sx={fits ? {} : NOT_CHOSEN}
        />
      </Box>
    </Box>
  );
}
