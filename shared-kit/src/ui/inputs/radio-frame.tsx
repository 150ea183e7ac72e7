import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { LABEL } from './field-frame.tsx';

interface RadioFrameProps {
  /** Id of the group, from which the ids of its parts are derived. */
  id: string;
  label: string;
  error: string | undefined;
  /** The radio group, labelled by `<id>-label`; its inputs are described by `<id>-error`. */
  children: ReactNode;
}

/** The label above a radio group, and its error below. */
export const RadioFrame = ({ id, label, error, children }: RadioFrameProps) => (
  <FormControl fullWidth error={Boolean(error)}>
    <FormLabel component="span" id={`${id}-label`} sx={LABEL}>
      {label}
    </FormLabel>
    {children}
    {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
  </FormControl>
);
