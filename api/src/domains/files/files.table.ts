import type { Generated, Selectable } from 'kysely';

declare module '../../platform/registry.ts' {
  interface Tables {
    files: FilesTable;
    file_blocks: FileBlocksTable;
    file_contents: FileContentsTable;
  }
}

interface FilesTable {
  id: Generated<string>;
  owner_id: string;
  name: string;
  /** In bytes; null while a form is being received. */
  size: number | null;
  /** Bytes stored so far. */
  received: Generated<number>;
  /** Null until it is complete. */
  type: string | null;
  created_at: Date;
  completed_at: Date | null;
  /** Equal for files with equal bytes; null until the file is complete. */
  digest: string | null;
  /** Null until the file is attached. Without another subject column it is attached to the project's brief. */
  project_id: string | null;
  message_id: string | null;
  result_id: string | null;
  improvement_id: string | null;
  /** Position among the files of its subject. */
  position: Generated<number>;
  preview_id: string | null;
  preview_width: number | null;
  preview_height: number | null;
}

/** Ordered blocks of a file: all but the last have `LIMITS.files.block` bytes. */
interface FileBlocksTable {
  file_id: string;
  position: number;
  content_id: string;
}

/** Blocks in the store, deduplicated by digest. */
interface FileContentsTable {
  id: string;
  digest: Buffer | null;
  size: number;
  created_at: Date;
}

export type FileRow = Selectable<FilesTable>;
