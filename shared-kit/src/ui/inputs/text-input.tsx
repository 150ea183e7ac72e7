import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export interface TextInputProps
  extends FieldWords, Omit<OutlinedInputProps, 'error' | 'label' | 'id' | 'slotProps'> {
  /** Attributes of the input element: `inputMode`, `maxLength`. */
  attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * A single-line text input, or several lines with `multiline`. Example: `<TextInput label={t('name')} value={name}
 * onChange={…} />`.
 */
export function TextInput({ label, hint, error, optional, attributes, ...rest }: TextInputProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {({ id, ...described }) => (
        <OutlinedInput {...rest} id={id} slotProps={{ input: { ...attributes, ...described } }} />
      )}
    </FieldFrame>
  );
}
