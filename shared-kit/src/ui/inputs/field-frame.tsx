import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

/** Label and messages of an input. */
export interface FieldWords {
  label: string;
  /** Help text below the input. */
  hint?: ReactNode;
  /** Error message; replaces the hint. */
  error?: string | undefined;
  /** Shows the word "optional" beside the label. */
  optional?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** Renders the input with the ids for its label and messages. */
  children: (ids: { id: string; 'aria-describedby'?: string }) => ReactNode;
}

/** Label style; errors and focus are shown at the input. */
export const LABEL = {
  mb: 0.75,
  fontSize: '0.875rem',
  fontWeight: 550,
  color: 'text.primary',
  '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
} as const;

/** Label, input, and hint or error, connected for screen readers. */
export function FieldFrame({ label, hint, error, optional, children }: FieldFrameProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id} sx={LABEL}>
        {label}
        {optional && <FieldNote>{optional}</FieldNote>}
      </FormLabel>
      {children({ id, ...(help ? { 'aria-describedby': `${id}-help` } : {}) })}
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}

const FieldNote = ({ children }: { children: string }) => (
  <span style={{ fontWeight: 400, opacity: 0.72, marginInlineStart: 6 }}>{children}</span>
);
