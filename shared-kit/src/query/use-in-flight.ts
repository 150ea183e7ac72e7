import { hashKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A function that joins the call in flight when it is called again with the same input, as by a double click.
 * It acts before the next drawing, which a disabled button does not. Another input is a call of its own.
 *
 * @example const mutateAsync = useInFlight(mutation.mutateAsync);
 */
export function useInFlight<Sending extends unknown[], Reply>(
  call: (...sending: Sending) => Promise<Reply>,
): (...sending: Sending) => Promise<Reply> {
  const running = useRef(new Map<string, Promise<Reply>>());
  return useCallback(
    (...sending: Sending) => {
      const key = hashKey(sending.slice(0, 1));
      const joined = running.current.get(key);
      if (joined) return joined;
      const sent = call(...sending).finally(() => running.current.delete(key));
      running.current.set(key, sent);
      return sent;
    },
    [call],
  );
}
