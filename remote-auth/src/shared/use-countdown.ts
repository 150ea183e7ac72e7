import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * Counts whole seconds down to 0; `restart` resets it. By what has passed on the browser's own clock: a page which slept
 * has not stopped counting, and the product's clock, which the first answer brings, moves no end.
 *
 * @example const [seconds, restart] = useCountdown(30);
 */
export function useCountdown(from: number): readonly [seconds: number, restart: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + from * 1_000);
  const [seconds, show] = useState(from);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = setInterval(() => show(Math.max(0, Math.ceil((end - Date.now()) / 1_000))), TICK_MS);
    return () => clearInterval(tick);
  }, [end, isOver]);
  const restart = (next: number) => {
    setEnd(Date.now() + next * 1_000);
    show(next);
  };
  return [seconds, restart];
}
