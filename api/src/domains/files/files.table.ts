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
  /** In bytes; null for a form on its way. */
  size: number | null;
  /** Bytes that are kept. */
  received: Generated<number>;
  /** Null until it is complete. */
  type: string | null;
  created_at: Date;
  completed_at: Date | null;
  /** Equal for files of equal bytes; null until it is complete. */
  digest: string | null;
  /** Null until something names it: the brief of the project, where no other column says more. */
  project_id: string | null;
  message_id: string | null;
  result_id: string | null;
  improvement_id: string | null;
  /** Place among the files that are named with it. */
  position: Generated<number>;
  preview_id: string | null;
  preview_width: number | null;
  preview_height: number | null;
}

/** The blocks of a file in their order, each of `LIMITS.files.block` bytes but the last. */
interface FileBlocksTable {
  file_id: string;
  position: number;
  content_id: string;
}

/** Bytes in the store, the same ones once. */
interface FileContentsTable {
  id: string;
  digest: Buffer | null;
  size: number;
  created_at: Date;
}

export type FileRow = Selectable<FilesTable>;
