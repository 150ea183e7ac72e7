import Box from '@mui/material/Box';
import { STARS } from '@metier/contract';
import { useId } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Icon } from '../icons/icon.tsx';
import { RadioFrame } from './radio-frame.tsx';

interface StarsInputProps {
  label: string;
  name: string;
  /** 0 while empty. */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** A radio group of one to five stars. */
export function StarsInput({ label, name, value, onChange, error }: StarsInputProps) {
  const t = useKitTexts();
  const id = useId();
  return (
    <RadioFrame id={id} label={label} error={error}>
      <Box role="radiogroup" aria-labelledby={`${id}-label`} sx={{ display: 'flex', ml: -0.5 }}>
        {STARS.map((stars) => (
          <Box key={stars} component="label" sx={STAR}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('review.stars', { count: stars })}
              aria-invalid={Boolean(error)}
              {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
              sx={{
                position: 'absolute',
                inset: 0,
                width: 1,
                height: 1,
                m: 0,
                opacity: 0,
                cursor: 'pointer',
              }}
            />
            <Icon name={stars <= value ? 'star' : 'noStar'} sx={{ fontSize: 36, pointerEvents: 'none' }} />
          </Box>
        ))}
      </Box>
    </RadioFrame>
  );
}

const STAR = {
  position: 'relative',
  display: 'inline-flex',
  p: 0.25,
  borderRadius: 1,
  color: 'tone.amber.ink',
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
  '&:hover': { bgcolor: 'tone.amber.ground' },
} as const;
