import { Box } from '@metier/shared-kit/ui';
import { TextInput } from '@metier/shared-kit/ui/inputs';
import { useState } from 'react';
import { isDay } from '../is-day.ts';

interface DayFilterProps {
  label: string;
  /** `2026-03-05`, or empty. */
  value: string;
  onChange: (day: string) => void;
}

/** One end of a span of days. It filters once a typed year is complete. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [filtered, filter] = useState(value);
  const [typed, type] = useState(value);
  // Another value came from outside, for example with Back.
  if (value !== filtered) {
    filter(value);
    type(value);
  }
  const change = (day: string) => {
    type(day);
    if (day === '' || isDay(day)) onChange(day);
  };
  return (
    <Box sx={{ flex: '1 1 150px', maxWidth: 180 }}>
      <TextInput
        label={label}
        type="date"
        value={typed}
        onChange={({ target }) => change(target.value)}
        onBlur={() => type(value)}
      />
    </Box>
  );
}
