import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';

/** Milliseconds without a key after which the text is searched. */
const PAUSE_MS = 250;

interface SearchInputProps {
  /** Label for screen readers, also shown in the empty field. */
  label: string;
  /** The text that is searched. */
  value: string;
  onSearch: (text: string) => void;
  maxLength?: number;
}

/**
 * A search field. It searches when typing has paused, and at once on Enter or when the field is left, so that a button
 * beside it knows the words; Esc and the browser's cross empty it.
 *
 * @example <SearchInput label={t('search')} value={search} onSearch={setSearch} />
 */
export function SearchInput({ label, value, onSearch, maxLength }: SearchInputProps) {
  const [text, type] = useState(value);
  const sent = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The pause may outlast a change of another filter, which the handler of an earlier render does not know.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(pause.current), []);
  // Another value than the one searched came from outside, for example with Back.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    type(value);
  }, [value]);
  const search = (next: string) => {
    clearTimeout(pause.current);
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    latest.current(sent.current);
  };
  return (
    <OutlinedInput
      fullWidth
      size="small"
      type="search"
      value={text}
      placeholder={label}
      startAdornment={<Icon name="search" sx={{ color: 'text.secondary' }} />}
      sx={{ '& input': { pl: 1 } }}
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search', ...(maxLength && { maxLength }) } }}
      onChange={({ target }) => {
        type(target.value);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => search(target.value), PAUSE_MS);
      }}
      onKeyDown={({ key }) => key === 'Enter' && search(text)}
      onBlur={() => search(text)}
    />
  );
}
