import { Box } from '@metier/shared-kit/ui';
import { SelectInput } from '@metier/shared-kit/ui/inputs';

const ANY = '' as const;

interface ChoiceProps<Value extends string> {
  label: string;
  /** Text of the unfiltered list; without it, a value is always chosen. */
  any?: string;
  values: readonly Value[];
  text: (value: Value) => string;
  /** Heading of a value's group; values of one group follow each other. */
  group?: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** One filter of the list: one of a few values, or any. */
export function Choice<Value extends string>({
  label,
  any,
  values,
  text,
  group,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const options = values.map((each) => ({ value: each, text: text(each), group: group?.(each) }));
  return (
    <Box sx={{ flex: '1 1 150px', maxWidth: { sm: 220 } }}>
      <SelectInput<Value | typeof ANY>
        label={label}
        value={value ?? (any === undefined ? (values[0] ?? ANY) : ANY)}
        options={any === undefined ? options : [{ value: ANY, text: any }, ...options]}
        onChange={(chosen) => onChange(chosen === ANY ? undefined : chosen)}
      />
    </Box>
  );
}
