import { ChoiceCards, CheckInput, PasswordInput, SelectInput, TextInput, type Choice, type SelectInputProps, type TextInputProps } from '../ui/inputs/index.ts';
import type { ReactNode } from 'react';
import { useFormField } from './use-form-field.ts';

type Bound = 'value' | 'onChange' | 'onBlur' | 'error' | 'name';
type TextFieldProps = Omit<TextInputProps, Bound> & {
  name: string;
  /** Shapes what is typed, for example into groups of four digits. */
  shape?: (typed: string) => string;
};

/** A text field of the surrounding form. Example: `<TextField name="email" label={t('email')} autoComplete="email" />`. */
export function TextField({ name, shape = (typed) => typed, ...rest }: TextFieldProps) {
  const { value, error, set, leave } = useFormField<string>(name);
  return <TextInput {...rest} name={name} value={value} error={error} onChange={(event) => set(shape(event.target.value))} onBlur={leave} />;
}

export function PasswordField({ name, ...rest }: Omit<TextInputProps, Bound | 'type' | 'endAdornment'> & { name: string }) {
  const { value, error, set, leave } = useFormField<string>(name);
  return <PasswordInput {...rest} name={name} value={value} error={error} onChange={(event) => set(event.target.value)} onBlur={leave} />;
}

export function SelectField<Value extends string>({ name, ...rest }: Omit<SelectInputProps<Value>, Bound> & { name: string }) {
  const { value, error, set, leave } = useFormField<Value>(name);
  return <SelectInput {...rest} name={name} value={value} error={error} onChange={set} onBlur={leave} />;
}

export function CheckField({ name, label }: { name: string; label: ReactNode }) {
  const { value, error, set } = useFormField<boolean>(name);
  return <CheckInput name={name} label={label} checked={value} error={error} onChange={set} />;
}

export function ChoiceField<Value extends string>({ name, label, choices }: { name: string; label: string; choices: readonly Choice<Value>[] }) {
  const { value, error, set } = useFormField<Value | ''>(name);
  return <ChoiceCards name={name} label={label} choices={choices} value={value} error={error} onChange={set} />;
}
