import { hashKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A function that joins the call in flight when it is called again with the same input, as by a double click. A call is
 * in flight until its answer has arrived and `reread` has ended, for until then the page shows what was before it. The
 * guard acts before the next drawing, which a disabled button does not. Another input is a call of its own.
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
      const key = hashKey(sending.slice(0, 1));
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
