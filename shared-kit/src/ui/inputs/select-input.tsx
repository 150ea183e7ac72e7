import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface Option<Value extends string> {
  value: Value;
  text: string;
  /** Options of the same group, which follow each other, have it as their heading. */
  group?: string | undefined;
}

export interface SelectInputProps<Value extends string> extends FieldWords {
  /** Name for assistive technology, if the label is clear only beside other content; begins with the label. */
  fullLabel?: string;
  name?: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
}

/** A native select. */
export function SelectInput<Value extends string>({
  label,
  hint,
  error,
  optional,
  fullLabel,
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
          inputProps={{ id, ...described, ...(fullLabel && { 'aria-label': fullLabel }) }}
          onChange={(event) => onChange(event.target.value as Value)}
          {...(onBlur ? { onBlur } : {})}
        >
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, grouped]) =>
            group === undefined ? (
              <Options key="" options={grouped} />
            ) : (
              <optgroup key={group} label={group}>
                <Options options={grouped} />
              </optgroup>
            ),
          )}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

const Options = ({ options }: { options: readonly Option<string>[] }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
