import { useCallback, useRef } from 'react';
import { inputKey } from '../http/index.ts';

/**
 * Returns a function that joins the call in flight when called again with the same input, as by a double click. A
 * call is in flight until its answer has arrived and `reread` has settled, since until then the page shows the old
 * state. Unlike a disabled button, this takes effect before the next render. A different input makes a separate call.
 *
 * @example const mutateAsync = useInFlight(mutation.mutateAsync, () => rereading.current);
 */
export function useInFlight<Sending extends unknown[], Reply>(
  call: (...sending: Sending) => Promise<Reply>,
  reread: () => Promise<unknown>,
): (...sending: Sending) => Promise<Reply> {
  const running = useRef(new Map<string, Promise<Reply>>());
  return useCallback(
    (...sending: Sending) => {
      const key = inputKey(sending[0]);
      const joined = running.current.get(key);
      if (joined) return joined;
      const end = () => void running.current.delete(key);
      const sent = call(...sending);
      running.current.set(key, sent);
      void sent.then(reread).then(end, end);
      return sent;
    },
    [call, reread],
  );
}
