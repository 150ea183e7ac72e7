import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

export interface SelectInputProps<Value extends string> extends FieldWords {
  name?: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
}

/** A native select. */
export function SelectInput<Value extends string>({
  label,
  hint,
  error,
  optional,
  name,
  value,
  options,
  onChange,
  onBlur,
}: SelectInputProps<Value>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {({ id, ...described }) => (
        <NativeSelect
          {...(name ? { name } : {})}
          value={value}
          input={<OutlinedInput />}
          inputProps={{ id, ...described }}
          onChange={(event) => onChange(event.target.value as Value)}
          {...(onBlur ? { onBlur } : {})}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
