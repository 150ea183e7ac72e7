import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import type { Bucket } from './s3-store.ts';

/** Where blocks are stored: a folder, or a location in a bucket. */
export type FileStoreLocation = { readonly folder: string } | Bucket;

/** Opens a store. Folders are created by the first write. */
export async function openFileStore(place: FileStoreLocation): Promise<FileStore> {
  if ('folder' in place) return folderStore(place.folder);
  // Loaded on demand: the client takes megabytes of memory.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(place);
}
