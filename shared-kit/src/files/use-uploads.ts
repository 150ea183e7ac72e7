import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useSignedInUser } from '../session/index.ts';
import type { StoredFile } from './send-file.ts';
import { uploads } from './uploads.store.ts';
import { isMeant, isUnderWay, type Upload } from './upload.ts';

/** Files that are attached to what is being written. */
export interface Uploads {
  readonly list: readonly Upload[];
  /** True while some are on their way. */
  readonly areUnderWay: boolean;
  /** How many are attached, or will be. */
  readonly count: number;
  /** How many may be attached. */
  readonly most: number;
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (key: string) => void;
  readonly remove: (upload: Upload) => void;
  /**
   * Waits until nothing is on its way.
   *
   * @returns what is there and how to forget it once it is sent; undefined if one has failed or the signal was aborted
   */
  readonly settled: (signal: AbortSignal) => Promise<Attached | undefined>;
}

interface Attached {
  readonly files: readonly StoredFile[];
  /** Takes them out of the list, and those that were refused. */
  readonly forget: () => void;
}

/**
 * Files that are sent while a text is written. They go on while another page is shown, and what has arrived outlives a
 * reload.
 *
 * @param about what they belong to, as of a draft
 * @param most how many may be attached
 * @example const attached = useUploads(`message ${project.id}`, LIMITS.files.ofMessage);
 */
export function useUploads(about: string, most: number): Uploads {
  const { id: writer } = useSignedInUser();
  const place = useMemo(() => ({ writer, about }), [writer, about]);
  // Before the first paint, so that nobody sees the form without their files.
  useLayoutEffect(() => uploads.restore(place), [place]);
  const list = uploads.useAt(place);
  const areUnderWay = list.some(isUnderWay);
  useAskBeforeReload(areUnderWay);
  return {
    list,
    areUnderWay,
    count: list.filter(isMeant).length,
    most,
    add: (files) => uploads.add(place, [...files], most),
    retry: (key) => uploads.retry(place, key),
    remove: (upload) => uploads.remove(place, upload),
    settled: async (signal) => {
      await whenNone(() => uploads.at(place).some(isUnderWay), signal);
      const now = uploads.at(place);
      if (signal.aborted || now.some(({ state }) => state === 'failed')) return undefined;
      return {
        files: now.flatMap(({ stored }) => stored ?? []),
        forget: () =>
          uploads.drop(
            place,
            now.map(({ key }) => key),
          ),
      };
    },
  };
}

/** A file that is on its way would have to be chosen again. */
function useAskBeforeReload(areUnderWay: boolean): void {
  useEffect(() => {
    if (!areUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [areUnderWay]);
}

async function whenNone(areUnderWay: () => boolean, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (signal.aborted || !areUnderWay()) resolve();
  };
  const end = uploads.subscribe(look);
  signal.addEventListener('abort', look);
  look();
  await promise;
  end();
  signal.removeEventListener('abort', look);
}
