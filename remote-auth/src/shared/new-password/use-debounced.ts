import { useEffect, useState } from 'react';

/** Debounces a text: its last value that was unchanged for this many milliseconds; at first empty. */
export function useDebounced(text: string, ms: number): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => settle(text), ms);
    return () => clearTimeout(pause);
  }, [text, ms]);
  return settled;
}
