import { useLayoutEffect, useMemo } from 'react';
import { useSignedInUser } from '../session/index.ts';
import type { StoredFile } from './send-file.ts';
import { uploads } from './uploads.store.ts';
import { countsAsAttached, isMissing, isInFlight, type Upload } from './upload.ts';

/** The uploads of a form. */
export interface Uploads {
  readonly list: readonly Upload[];
  /** True while any upload is in progress. */
  readonly areInFlight: boolean;
  /** Number of files that are attached or will be. */
  readonly count: number;
  /** Maximum number of files. */
  readonly max: number;
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (key: string) => void;
  readonly remove: (upload: Upload) => void;
  /**
   * Waits until no upload is in progress.
   *
   * @returns the files and a function to clear them after sending; undefined if one is missing or the signal was
   * aborted
   */
  readonly settled: (signal: AbortSignal) => Promise<Attached | undefined>;
}

interface Attached {
  readonly files: readonly StoredFile[];
  /** Clears the sent and the refused files. */
  readonly clear: () => void;
}

/**
 * Uploads files while a text is written. Uploads continue while another page is shown. After a reload completed ones
 * are attached as before, and others say that they must be chosen again.
 *
 * @param about subject of the form, as for drafts
 * @param max maximum number of files
 * @example const attached = useUploads(`message ${project.id}`, LIMITS.files.ofMessage);
 */
export function useUploads(about: string, max: number): Uploads {
  const { id: writer } = useSignedInUser();
  const listKey = useMemo(() => ({ writer, about }), [writer, about]);
  // A layout effect, so that the form is never painted without its files.
  useLayoutEffect(() => uploads.restore(listKey), [listKey]);
  const list = uploads.useAt(listKey);
  const areInFlight = list.some(isInFlight);
  return {
    list,
    areInFlight,
    count: list.filter(countsAsAttached).length,
    max,
    add: (files) => uploads.add(listKey, [...files], max),
    retry: (key) => uploads.retry(listKey, key),
    remove: (upload) => uploads.remove(listKey, upload),
    settled: async (signal) => {
      await untilDone(() => uploads.at(listKey).some(isInFlight), signal);
      const now = uploads.at(listKey);
      if (signal.aborted || now.some(isMissing)) return undefined;
      return {
        files: now.flatMap(({ stored }) => stored ?? []),
        clear: () =>
          uploads.drop(
            listKey,
            now.map(({ key }) => key),
          ),
      };
    },
  };
}

async function untilDone(areInFlight: () => boolean, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (signal.aborted || !areInFlight()) resolve();
  };
  const end = uploads.subscribe(look);
  signal.addEventListener('abort', look);
  look();
  await promise;
  end();
  signal.removeEventListener('abort', look);
}
