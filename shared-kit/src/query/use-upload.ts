import { useMemo, useRef, useState } from 'react';
import type { CallOptions, Progress } from '../http/index.ts';

export interface Upload {
  /** Bytes sent and in total; undefined while nothing is sent. */
  readonly progress: Progress | undefined;
  /**
   * Sends with options for progress and abort. Example: `upload.run((extra) => add.mutateAsync({ body, ...extra }))`.
   */
  readonly run: <Reply>(send: (extra: CallOptions) => Promise<Reply>) => Promise<Reply>;
  /** Aborts it; nothing of the sent bytes is kept. */
  readonly cancel: () => void;
}

/**
 * Progress and abort of a call that sends files.
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
