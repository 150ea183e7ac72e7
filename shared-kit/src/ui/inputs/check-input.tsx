import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';

interface CheckInputProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  error?: string | undefined;
}

/** A checkbox. */
export function CheckInput({ label, checked, onChange, name, error }: CheckInputProps) {
  const id = useId();
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            {...(name ? { name } : {})}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: error ? { 'aria-invalid': true, 'aria-describedby': id } : {} }}
          />
        }
      />
      {error && <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  );
}
