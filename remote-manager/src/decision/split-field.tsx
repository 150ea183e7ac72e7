import type { Cents } from '@metier/shared-kit/contract';
import { useFormField } from '@metier/shared-kit/forms';
import { Box, Money, Stack, Typography, useFormats } from '@metier/shared-kit/ui';
import { Slider } from '@metier/shared-kit/ui/slider';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { splitOf } from './split.ts';

const MARKS = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value} %` }));

interface SplitFieldProps {
  name: string;
  price: Cents;
  customer: string;
  freelancer: string;
}

function Side({ who, amount }: { who: string; amount: Cents }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {who}
      </Typography>
      <Typography variant="h2" component="p">
        <Money amount={amount} />
      </Typography>
    </Box>
  );
}

/** Divides a price between the two sides: the filled part of the slider is the freelancer's. Both amounts stand there all the time. */
export function SplitField({ name, price, customer, freelancer }: SplitFieldProps) {
  const t = useTexts();
  const { money } = useFormats();
  const id = useId();
  const percent = useFormField<number>(name);
  const split = splitOf(price, percent.value);
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ fontWeight: 550, mb: 1.5 }}>
        {t('decision.share')}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Side who={t('decision.goesTo', { name: freelancer })} amount={split.freelancer} />
        <Box sx={{ textAlign: 'end' }}>
          <Side who={t('decision.back', { name: customer })} amount={split.customer} />
        </Box>
      </Stack>
      <Box sx={{ px: 2, mt: 1 }}>
        <Slider
          aria-labelledby={id}
          getAriaValueText={(value) => money(splitOf(price, value).freelancer)}
          value={percent.value}
          min={0}
          max={100}
          marks={MARKS}
          onChange={(_, value) => percent.set(value)}
        />
      </Box>
    </Box>
  );
}
