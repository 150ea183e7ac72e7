import type { Db } from '../../platform/db/index.ts';
import type { FileStore } from './store/file-store.ts';

/** Where files are kept: what is said of them, and their bytes. */
export interface Shelves {
  readonly db: Db;
  readonly store: FileStore;
}
