import { useRef, useState } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';
import type { StoredFile } from './send-file.ts';
import type { Uploads } from './use-uploads.ts';

/** The files to send with a form. */
interface Attached {
  readonly files: readonly StoredFile[];
  /** Fields for the call's body; empty without files. */
  readonly ids: { file_ids?: string[] };
  /** Clears the list, after the call has succeeded. */
  readonly clear: () => void;
}

/** A form that waits for its uploads. */
export interface Attaching {
  /** True while the submission waits for uploads. */
  readonly isWaiting: boolean;
  /**
   * Waits for the form's uploads; undefined if it must not be sent: a file is missing, which is shown, or the user
   * has cancelled it.
   */
  readonly waitForUploads: () => Promise<Attached | undefined>;
  /** Cancels the pending submission. */
  readonly cancel: () => void;
}

const NONE: Attached = { files: [], ids: {}, clear: () => undefined };

/**
 * Lets a form wait for its uploads before it is sent; the user can cancel the wait.
 *
 * @param uploads undefined if the form takes no files
 * @example
 * const attached = await attaching.waitForUploads();
 * if (!attached) return false;
 * await deliver.mutateAsync({ body: { project_id, result, ...attached.ids } });
 * attached.clear();
 */
export function useAttaching(uploads: Uploads | undefined): Attaching {
  const t = useKitTexts();
  const [isSettling, setSettling] = useState(false);
  const waiting = useRef<AbortController>(undefined);
  const waitForUploads = async () => {
    if (!uploads) return NONE;
    const { signal } = (waiting.current = new AbortController());
    setSettling(true);
    const attached = await uploads.settled(signal);
    setSettling(false);
    if (!attached && !signal.aborted) notify.error(t('files.notSent'), 'files');
    return attached && { ...attached, ids: idsOf(attached.files) };
  };
  return {
    isWaiting: isSettling && uploads !== undefined && uploads.areInFlight,
    waitForUploads,
    cancel: () => waiting.current?.abort(),
  };
}

const idsOf = (files: readonly StoredFile[]): Attached['ids'] =>
  files.length > 0 ? { file_ids: files.map(({ id }) => id) } : {};
