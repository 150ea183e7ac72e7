import { isApiError, request } from '../http/index.ts';
import { session } from '../session/index.ts';
import { createStore, draftsOf } from '../state/index.ts';
import { sendFile, type StoredFile } from './send-file.ts';
import { slots } from './slots.ts';
import { isMeant, refusalOf, type Upload } from './upload.ts';

/** For whom and what files are sent: who chose them, and the subject of the form, as of a draft. */
export interface Place {
  readonly writer: string;
  readonly about: string;
}

interface Running {
  readonly file: File;
  readonly control: AbortController;
  /** Id of the opened upload. */
  id?: string;
}

/** At a time: a browser opens few connections, and the rest of the page needs some. */
const inTurn = slots(2);
const running = new Map<string, Running>();
/** What has arrived is found again after a reload; a file that was on its way has to be chosen again. */
const kept = draftsOf<readonly StoredFile[]>('files');

const NONE: readonly Upload[] = [];
const nameOf = ({ writer, about }: Place) => `${writer} ${about}`;

const useLists = createStore<Readonly<Record<string, readonly Upload[]>>>(() => ({}));

const listAt = (place: Place): readonly Upload[] => useLists.getState()[nameOf(place)] ?? NONE;

function change(place: Place, next: readonly Upload[]): void {
  useLists.setState({ [nameOf(place)]: next });
  // Its drafts were forgotten when the writer signed out.
  if (session.user()?.id !== place.writer) return;
  const ready = next.flatMap(({ stored }) => stored ?? []);
  if (ready.length > 0) kept.keep(place.writer, place.about, ready);
  else kept.drop(place.writer, place.about);
}

const update = (place: Place, key: string, by: Partial<Upload>): void =>
  change(
    place,
    listAt(place).map((each) => (each.key === key ? { ...each, ...by } : each)),
  );

async function send(place: Place, key: string, file: File, id?: string): Promise<void> {
  const control = new AbortController();
  const own: Running = { file, control, ...(id !== undefined && { id }) };
  running.set(key, own);
  const tell = (by: Partial<Upload>) => {
    if (running.get(key) === own) update(place, key, by);
  };
  tell({ state: 'sending' });
  try {
    const stored = await inTurn(() =>
      sendFile(file, own.id, control.signal, {
        opened: (given) => (own.id = given),
        sent: (sent) => tell({ state: 'sending', sent }),
        waits: () => tell({ state: 'waiting' }),
      }),
    );
    tell({ state: 'ready', sent: file.size, stored });
  } catch (error) {
    // Deleted by the API, as nothing had named it for a day.
    if (isApiError(error, 'notFound')) delete own.id;
    tell(isMalware(error) ? { state: 'refused', refusal: 'malware' } : { state: 'failed', error });
  }
}

/** True when the API's scanner has found something. The API has deleted the file. */
const isMalware = (error: unknown): boolean =>
  isApiError(error, 'invalidInput') && error.details['file'] === 'malware';

const storedOf = (stored: StoredFile): Upload => {
  const { id: key, name, size } = stored;
  return { key, name, size, sent: size, state: 'ready', stored };
};

/** The uploads of a place: they go on while the reader looks at another page. */
export const uploads = {
  useAt: (place: Place): readonly Upload[] => useLists((lists) => lists[nameOf(place)] ?? NONE),
  at: listAt,
  /** Brings back what had arrived before a reload. */
  restore(place: Place): void {
    const before = kept.read(place.writer, place.about);
    if (before && !(nameOf(place) in useLists.getState())) change(place, before.map(storedOf));
  },
  /** Sends files, of which at most so many may be attached; the others are refused at once. */
  add(place: Place, files: readonly File[], most: number): void {
    for (const file of files) {
      const list = listAt(place);
      const refusal = refusalOf(file, list.filter(isMeant).length >= most);
      const { name, size } = file;
      const upload = { key: crypto.randomUUID(), name, size, sent: 0 };
      change(place, [
        ...list,
        refusal ? { ...upload, state: 'refused', refusal } : { ...upload, state: 'sending' },
      ]);
      if (!refusal) void send(place, upload.key, file);
    }
  },
  /** Tries a failed one again, from where it broke off. */
  retry(place: Place, key: string): void {
    const before = running.get(key);
    before?.control.abort();
    if (before) void send(place, key, before.file, before.id);
  },
  /** Takes one out of the list, ends its sending and deletes what has arrived. */
  remove(place: Place, { key, stored }: Upload): void {
    const { control, id = stored?.id } = running.get(key) ?? {};
    uploads.drop(place, [key]);
    control?.abort();
    // What stays behind when this fails is deleted by the API after a day.
    if (id !== undefined) request('DELETE /api/files', { query: { file_id: id } }).catch(() => undefined);
  },
  /** Forgets what has been attached. */
  drop(place: Place, keys: readonly string[]): void {
    for (const key of keys) running.delete(key);
    change(
      place,
      listAt(place).filter(({ key }) => !keys.includes(key)),
    );
  },
  subscribe: useLists.subscribe,
};
