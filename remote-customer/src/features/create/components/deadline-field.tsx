import { LIMITS } from '@metier/contract';
import { useFormField } from '@metier/shared-kit/forms';
import { Box, Stack, Typography } from '@metier/shared-kit/ui';
import { Slider } from '@metier/shared-kit/ui/slider';
import { useId } from 'react';
import { useTexts } from '../../../texts.ts';

const { min, max } = LIMITS.deadlineDays;
const MARKS = [min, 7, LIMITS.deadlineDays.default, 21, max].map((value) => ({
  value,
  label: String(value),
}));

/** Days from the start of the work to its delivery. */
export function DeadlineField() {
  const t = useTexts();
  const id = useId();
  const days = useFormField<number>('days');
  return (
    <Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 550 }}>
          {t('create.deadline')}
        </Typography>
        <Typography component="output" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {t('create.days', { count: days.value })}
        </Typography>
      </Stack>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby={id}
          getAriaValueText={(value) => t('create.days', { count: value })}
          value={days.value}
          min={min}
          max={max}
          marks={MARKS}
          onChange={(_, value) => days.set(value)}
        />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('create.deadlineHint', { days: LIMITS.deadlineDays.default })}
      </Typography>
    </Box>
  );
}
