import { isApiError, request, whileSent } from '../http/index.ts';
import { session } from '../session/index.ts';
import { createStore, draftsOf } from '../state/index.ts';
import { sendFile, type StoredFile } from './send-file.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { countsAsAttached, isInFlight, refusalOf, type Upload } from './upload.ts';

/** Key of a list of uploads: the user, and the subject of the form, as for drafts. */
export interface UploadListKey {
  readonly writer: string;
  readonly about: string;
}

interface Running {
  readonly listKey: UploadListKey;
  readonly file: File;
  readonly control: AbortController;
  /** Id of the opened upload. */
  id?: string;
}

/** Browsers open few connections per host, and the rest of the page needs some. */
const runLimited = limitConcurrency(2);
const running = new Map<string, Running>();
/** What survives a reload: a completed upload; of any other its name, because the file must be chosen again. */
type StoredUpload = StoredFile | Pick<Upload, 'name' | 'size' | 'refusal'>;
const drafts = draftsOf<readonly StoredUpload[]>('files');

const NONE: readonly Upload[] = [];
const nameOf = ({ writer, about }: UploadListKey) => `${writer} ${about}`;

const useLists = createStore<Readonly<Record<string, readonly Upload[]>>>(() => ({}));

/** Confirms a reload, whichever page is shown: files in progress would have to be chosen again. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
useLists.subscribe((lists) => {
  if (Object.values(lists).flat().some(isInFlight)) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});

const listAt = (listKey: UploadListKey): readonly Upload[] => useLists.getState()[nameOf(listKey)] ?? NONE;

function change(listKey: UploadListKey, next: readonly Upload[]): void {
  useLists.setState({ [nameOf(listKey)]: next });
  // The user has signed out, and the drafts were deleted.
  if (session.user()?.id !== listKey.writer) return;
  if (next.length > 0) drafts.keep(listKey.writer, listKey.about, next.map(storedOf));
  else drafts.drop(listKey.writer, listKey.about);
}

const update = (listKey: UploadListKey, key: string, by: Partial<Upload>): void =>
  change(
    listKey,
    listAt(listKey).map((each) => (each.key === key ? { ...each, ...by } : each)),
  );

/** Otherwise an upload would go on in the session of the next user. */
session.subscribe(() => {
  const user = session.user();
  for (const [key, { listKey, control }] of running) {
    if (user ? user.id === listKey.writer : !session.wasSignedOut()) continue;
    uploads.drop(listKey, [key]);
    control.abort();
  }
});

async function send(listKey: UploadListKey, key: string, file: File, id?: string): Promise<void> {
  const control = new AbortController();
  const own: Running = { listKey, file, control, ...(id !== undefined && { id }) };
  running.set(key, own);
  const report = (by: Partial<Upload>) => {
    if (running.get(key) === own) update(listKey, key, by);
  };
  report({ state: 'sending' });
  try {
    const sent = runLimited(() =>
      sendFile(file, own.id, control.signal, {
        onOpened: (given) => (own.id = given),
        onProgress: (bytes) => report({ state: 'sending', sent: bytes }),
        onDisconnected: () => report({ state: 'waiting' }),
        onRateLimited: (until) => report({ state: 'rateLimited', until }),
      }),
    );
    const stored = await whileSent(sent);
    report({ state: 'ready', sent: file.size, stored });
  } catch (error) {
    // The API deletes unattached files after a day.
    if (isApiError(error, 'notFound')) delete own.id;
    report(isMalware(error) ? { state: 'refused', refusal: 'malware' } : { state: 'failed', error });
  }
}

/** True if the API's scanner detected malware and deleted the file. */
const isMalware = (error: unknown): boolean =>
  isApiError(error, 'invalidInput') && error.details['file'] === 'malware';

const storedOf = ({ stored, name, size, refusal }: Upload): StoredUpload =>
  stored ?? { name, size, ...(refusal && { refusal }) };

function restored(file: StoredUpload): Upload {
  const { name, size } = file;
  if ('id' in file) return { key: file.id, name, size, sent: size, state: 'ready', stored: file };
  const { refusal = 'lost' } = file;
  return { key: crypto.randomUUID(), name, size, sent: 0, state: 'refused', refusal };
}

/** Uploads by list; they continue while another page is shown. */
export const uploads = {
  useAt: (listKey: UploadListKey): readonly Upload[] => useLists((lists) => lists[nameOf(listKey)] ?? NONE),
  at: listAt,
  /** Restores the list after a reload. */
  restore(listKey: UploadListKey): void {
    const before = drafts.read(listKey.writer, listKey.about);
    if (before && !(nameOf(listKey) in useLists.getState())) change(listKey, before.map(restored));
  },
  /** Starts uploads; files beyond the maximum are refused at once. A lost file is replaced by one of its name. */
  add(listKey: UploadListKey, files: readonly File[], max: number): void {
    for (const file of files) {
      const list = listAt(listKey).filter(({ refusal, name }) => refusal !== 'lost' || name !== file.name);
      const refusal = refusalOf(file, list.filter(countsAsAttached).length >= max);
      const { name, size } = file;
      const upload = { key: crypto.randomUUID(), name, size, sent: 0 };
      change(listKey, [
        ...list,
        refusal ? { ...upload, state: 'refused', refusal } : { ...upload, state: 'sending' },
      ]);
      if (!refusal) void send(listKey, upload.key, file);
    }
  },
  /** Retries a failed upload from where it was interrupted. */
  retry(listKey: UploadListKey, key: string): void {
    const before = running.get(key);
    before?.control.abort();
    if (before) void send(listKey, key, before.file, before.id);
  },
  /** Removes a file from the list, aborts its upload and deletes what was received. */
  remove(listKey: UploadListKey, { key, stored }: Upload): void {
    const { control, id = stored?.id } = running.get(key) ?? {};
    uploads.drop(listKey, [key]);
    control?.abort();
    // If this fails, the API deletes the file after a day.
    if (id !== undefined) request('DELETE /api/files', { query: { file_id: id } }).catch(() => undefined);
  },
  /** Removes attached files from the list. */
  drop(listKey: UploadListKey, keys: readonly string[]): void {
    for (const key of keys) running.delete(key);
    change(
      listKey,
      listAt(listKey).filter(({ key }) => !keys.includes(key)),
    );
  },
  subscribe: useLists.subscribe,
};
