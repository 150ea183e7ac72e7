import { useEffect, useEffectEvent, useState } from 'react';

/** From this time on a wait has a figure. */
const LONG_MS = 3_000;
/** Screen readers hear it this often: each change would be too many. */
const TELL_MS = 5_000;

const NOT_YET = { isLong: false, told: '' };

/**
 * Whether a wait is long, and the state of it to be announced: at first when the wait becomes long, then every few
 * seconds.
 *
 * @example const { isLong, told } = useLongWait(save.isPending, '45%');
 */
export function useLongWait(isWaiting: boolean, state: string): { isLong: boolean; told: string } {
  const [wait, set] = useState(NOT_YET);
  const tell = useEffectEvent(() => set({ isLong: true, told: state }));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const tellAgain = () => {
      tell();
      timer = setTimeout(tellAgain, TELL_MS);
    };
    let timer = setTimeout(tellAgain, LONG_MS);
    return () => {
      clearTimeout(timer);
      set(NOT_YET);
    };
  }, [isWaiting]);
  return wait;
}
