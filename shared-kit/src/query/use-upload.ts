import { useMemo, useRef, useState } from 'react';
import type { Extra, Progress } from '../http/index.ts';

export interface Upload {
  /** How many bytes have left; undefined while nothing is sent. */
  readonly progress: Progress | undefined;
  /** Sends with what tells the progress and ends it. Example: `upload.run((extra) => add.mutateAsync({ body, ...extra }))`. */
  readonly run: <Reply>(send: (extra: Extra) => Promise<Reply>) => Promise<Reply>;
  /** Ends it; nothing is kept of what has left until then. */
  readonly cancel: () => void;
}

/**
 * Follows a call that sends files, byte by byte, and can end it.
 *
 * @example
 * const upload = useUpload();
 * await upload.run((extra) => add.mutateAsync({ body, ...extra }));
 */
export function useUpload(): Upload {
  const [progress, onProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const { run, cancel } = useMemo(
    (): Omit<Upload, 'progress'> => ({
      run: (send) => {
        const { signal } = (running.current = new AbortController());
        return send({ signal, onProgress }).finally(() => onProgress(undefined));
      },
      cancel: () => running.current?.abort(),
    }),
    [],
  );
  return { progress, run, cancel };
}
