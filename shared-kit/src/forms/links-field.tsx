import { TextInput, type TextInputProps } from '../ui/inputs/index.ts';
import { useState } from 'react';
import { useFormField } from './use-form-field.ts';

/** A host with a dot, optional port and path: an address typed without its scheme. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/** Adds a missing scheme. Example: `completeLink('www.foo.com') // 'https://www.foo.com'`. */
const completeLink = (link: string) => (WITHOUT_SCHEME.test(link) ? `https://${link}` : link);

const WITH_SCHEME = /^https?:\/\//iu;

/** Splits a line of links separated by spaces; any other line is kept unchanged. */
function linksOfLine(line: string): string[] {
  const parts = line.split(/\s+/).filter(Boolean).map(completeLink);
  return parts.every((part) => WITH_SCHEME.test(part)) ? parts : [line.trim()];
}

const linksIn = (text: string) => text.split('\n').flatMap(linksOfLine);

/** A list of links, one per line; its value is an array. */
export function LinksField({
  name,
  ...rest
}: Pick<TextInputProps, 'label' | 'hint' | 'optional'> & { name: string }) {
  'use memo';
  const { value, error, set, leave } = useFormField<string[]>(name);
  const lines = value.join('\n');
  const [typed, setTyped] = useState(lines);
  // Restoring or discarding a draft changes the value without typing.
  const text = linksIn(typed).join('\n') === lines ? typed : lines;
  const change = (next: string) => {
    setTyped(next);
    set(linksIn(next));
  };
  const complete = () => {
    setTyped(lines);
    leave();
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
      onBlur={complete}
    />
  );
}
