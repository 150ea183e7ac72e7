import { useEffect, useState } from 'react';

const TICK_MS = 250;

/**
 * Counts whole seconds down to 0; `restart` resets it. Uses elapsed browser time: it continues while the page is
 * suspended, and is independent of changes of the product's clock.
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
