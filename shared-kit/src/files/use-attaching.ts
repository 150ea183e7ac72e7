import { useRef, useState } from 'react';
import { useKitTexts } from '../i18n/index.ts';
import { notify } from '../notify/index.ts';
import type { StoredFile } from './send-file.ts';
import type { Uploads } from './use-uploads.ts';

/** What is sent along. */
interface Attached {
  readonly files: readonly StoredFile[];
  /** For the call, which names files only where there are some. */
  readonly ids: { file_ids?: string[] };
  /** Takes them out of the list, once they were taken. */
  readonly forget: () => void;
}

/** A form that waits for its files. */
export interface Attaching {
  /** True while what was to be sent waits for its files. */
  readonly waits: boolean;
  /** Waits for the files of the form; undefined if it is not to be sent: one has failed, which is told, or its writer holds it. */
  readonly settle: () => Promise<Attached | undefined>;
  /** Keeps it from being sent when they are there. */
  readonly hold: () => void;
}

const NONE: Attached = { files: [], ids: {}, forget: () => undefined };

/**
 * Lets a form wait for its files before it is sent; its writer can end that.
 *
 * @param uploads undefined where nothing can be attached
 * @example
 * const attached = await attaching.settle();
 * if (!attached) return false;
 * await deliver.mutateAsync({ body: { project_id, result, ...attached.ids } });
 * attached.forget();
 */
export function useAttaching(uploads: Uploads | undefined): Attaching {
  const t = useKitTexts();
  const [isSettling, setSettling] = useState(false);
  const holding = useRef<AbortController>(undefined);
  const settle = async () => {
    if (!uploads) return NONE;
    const { signal } = (holding.current = new AbortController());
    setSettling(true);
    const attached = await uploads.settled(signal);
    setSettling(false);
    if (!attached && !signal.aborted) notify.error(t('files.notSent'), 'files');
    return attached && { ...attached, ids: idsOf(attached.files) };
  };
  return {
    waits: isSettling && uploads !== undefined && uploads.areUnderWay,
    settle,
    hold: () => holding.current?.abort(),
  };
}

const idsOf = (files: readonly StoredFile[]): Attached['ids'] =>
  files.length > 0 ? { file_ids: files.map(({ id }) => id) } : {};
