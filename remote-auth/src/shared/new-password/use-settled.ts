import { useEffect, useState } from 'react';

/** A text once it has stood unchanged for so many milliseconds; until then the last that did, at first an empty one. */
export function useSettled(text: string, ms: number): string {
  const [settled, settle] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => settle(text), ms);
    return () => clearTimeout(pause);
  }, [text, ms]);
  return settled;
}
