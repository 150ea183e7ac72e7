import Type, { type Static } from 'typebox';
import { Closed, Id } from './shared.ts';

/** Metadata of a file. Its bytes are fetched from the URL of `files/link`. */
export const StoredFile = Closed({
  id: Id,
  /** Display name: sanitised, never a path. */
  name: Type.String(),
  /** In bytes. */
  size: Type.Integer(),
  /** Media type detected from the content; `application/octet-stream` for unknown or executable types. */
  type: Type.String(),
  /** Equal for files with equal bytes; present once the file is complete. */
  digest: Type.Optional(Type.String()),
  /** Preview rendered by the API; the URL expires within minutes and differs in each answer. */
  preview: Type.Optional(Closed({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
});
export type StoredFile = Static<typeof StoredFile>;

/** Complete, unattached files of the sender. */
export const FileIds = (maxItems: number) => Type.Array(Id, { maxItems, uniqueItems: true });
