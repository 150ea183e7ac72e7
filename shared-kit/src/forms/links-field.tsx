import { TextInput, type TextInputProps } from '../ui/inputs/index.ts';
import { useState } from 'react';
import { useFormField } from './use-form-field.ts';

const linesOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A list of links, one a line; its value is the array that the API takes. */
export function LinksField({
  name,
  ...rest
}: Pick<TextInputProps, 'label' | 'hint' | 'optional'> & { name: string }) {
  const { value, error, set, leave } = useFormField<string[]>(name);
  const [text, setText] = useState(value.join('\n'));
  const change = (typed: string) => {
    setText(typed);
    set(linesOf(typed));
  };
  return (
    <TextInput
      {...rest}
      name={name}
      value={text}
      error={error}
      multiline
      minRows={2}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  );
}
