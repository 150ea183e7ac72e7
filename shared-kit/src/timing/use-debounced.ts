import { useEffect, useState } from 'react';

/**
 * Debounces a text: its last value that was unchanged for this many milliseconds; at first empty.
 *
 * @example const searched = useDebounced(typed.trim(), 200);
 */
export function useDebounced(text: string, ms: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return debounced;
}
