import { useCallback, useRef } from 'react';
import { inputKey } from '../http/index.ts';

/**
 * Returns a function that joins the call in flight when called again with the same input, as by a double click. A
 * call is in flight until its answer has arrived and `refetched` has settled, since until then the page shows the old
 * state. Unlike a disabled button, this takes effect before the next render. A different input makes a separate call.
 *
 * @example const mutateAsync = useInFlight(mutation.mutateAsync, () => refetching.current);
 */
export function useInFlight<Args extends unknown[], Reply>(
  call: (...sending: Args) => Promise<Reply>,
  refetched: () => Promise<unknown>,
): (...sending: Args) => Promise<Reply> {
  const running = useRef(new Map<string, Promise<Reply>>());
  return useCallback(
    (...sending: Args) => {
      const key = inputKey(sending[0]);
      const joined = running.current.get(key);
      if (joined) return joined;
      const end = () => void running.current.delete(key);
      const sent = call(...sending);
      running.current.set(key, sent);
      void sent.then(refetched).then(end, end);
      return sent;
    },
    [call, refetched],
  );
}
