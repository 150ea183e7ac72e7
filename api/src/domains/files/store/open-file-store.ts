import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import type { Bucket } from './s3-store.ts';

/** Where files are kept: the path of a folder, or a place in a bucket. */
export type FilesPlace = { readonly folder: string } | Bucket;

/** Opens the store of an installation; nothing is created before the first file. */
export async function openFileStore(place: FilesPlace): Promise<FileStore> {
  if ('folder' in place) return folderStore(place.folder);
  // Loaded on demand: the client takes megabytes of memory.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(place);
}
