import { Box } from '@metier/shared-kit/ui';
import { TextInput } from '@metier/shared-kit/ui/inputs';

interface DayFilterProps {
  label: string;
  /** `2026-03-05`, or empty. */
  value: string;
  onChange: (day: string) => void;
}

/** One end of a span of days. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => (
  <Box sx={{ flex: '1 1 150px', maxWidth: 180 }}>
    <TextInput label={label} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
  </Box>
);
