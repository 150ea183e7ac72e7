import { LIMITS } from '@metier/contract';
import type { FileRow } from '../files.table.ts';
import { readBlock, type FileStorage } from '../file-storage.ts';
import type { Variant } from '../file-links.ts';
import { findFile, selectComplete } from '../files.repository.ts';
import { UNKNOWN_TYPE } from '../rules/media-type.ts';

/** A complete file, opened for reading. */
export interface OpenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** An inclusive byte range, one block at a time. */
  readonly bytes: (first: number, last: number) => AsyncIterable<Buffer>;
}

const PREVIEW = { name: 'preview.webp', type: 'image/webp' };

/** Opens a file or its preview; undefined if it was deleted or is incomplete. */
export async function openFile(
  storage: FileStorage,
  fileId: string,
  variant: Variant,
): Promise<OpenFile | undefined> {
  if (variant === 'file') return (await openFiles(storage, [fileId]))[0];
  const file = await findFile(storage.db, fileId);
  return file && openPreview(storage.store, file);
}

/** Opens files in the order of their ids, except deleted and incomplete ones. */
export async function openFiles({ db, store }: FileStorage, ids: readonly string[]): Promise<OpenFile[]> {
  const files = await selectComplete(db, ids);
  return files.map(({ name, type, size, blocks }) => ({
    name,
    type: type ?? UNKNOWN_TYPE,
    size,
    bytes: (first, last) => bytesOf(store, blocks, first, last),
  }));
}

async function openPreview(
  store: FileStorage['store'],
  { preview_id }: Pick<FileRow, 'preview_id'>,
): Promise<OpenFile | undefined> {
  const picture = preview_id === null ? undefined : await store.get(preview_id);
  if (!picture) return undefined;
  const bytes = async function* (first: number, last: number): AsyncIterable<Buffer> {
    yield picture.subarray(first, last + 1);
  };
  return { name: PREVIEW.name, type: PREVIEW.type, size: picture.length, bytes };
}

async function* bytesOf(
  store: FileStorage['store'],
  blocks: readonly string[],
  first: number,
  last: number,
): AsyncIterable<Buffer> {
  const { block: length } = LIMITS.files;
  for (let at = Math.floor(first / length); at * length <= last; at += 1) {
    const block = await readBlock(store, blocks[at] ?? '');
    const start = at * length;
    yield block.subarray(Math.max(first - start, 0), last - start + 1);
  }
}
