import { PasswordInput, TextInput, type TextInputProps } from '../ui/inputs/index.ts';
import { useFormField } from './use-form-field.ts';

type Bound = 'value' | 'onChange' | 'onBlur' | 'error' | 'name';
type TextFieldProps = Omit<TextInputProps, Bound> & {
  name: string;
  /** Formats the input while typing, such as groups of four digits. */
  shape?: (typed: string) => string;
};

/** A text field of the surrounding form. Example: `<TextField name="email" label={t('email')} autoComplete="email" />`. */
export function TextField({ name, shape, ...rest }: TextFieldProps) {
  'use memo';
  const { value, error, set, leave } = useFormField<string>(name);
  return (
    <TextInput
      {...rest}
      name={name}
      value={value}
      error={error}
      onChange={({ target }) => set(shape ? shape(target.value) : target.value)}
      onBlur={leave}
    />
  );
}

type PasswordFieldProps = Omit<TextInputProps, Bound | 'type' | 'endAdornment'> & {
  name: string;
  /** Shown after an error, such as what the password lacks. */
  advice?: string;
};

/**
 * A password field with a button that shows it. Example: `<PasswordField name="password" label={t('password')}
 * autoComplete="current-password" />`.
 */
export function PasswordField({ name, advice, ...rest }: PasswordFieldProps) {
  const { value, error, set, leave } = useFormField<string>(name);
  return (
    <PasswordInput
      {...rest}
      name={name}
      value={value}
      error={error && advice ? `${error}. ${advice}` : error}
      onChange={(event) => set(event.target.value)}
      onBlur={leave}
    />
  );
}
