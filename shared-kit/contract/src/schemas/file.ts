import Type, { type Static } from 'typebox';
import { Closed, Id } from './shared.ts';

/** A file as people see it. Its bytes are fetched under the address that `files/link` gives. */
export const StoredFile = Closed({
  id: Id,
  /** For display: cleaned of what could deceive, never a path. */
  name: Type.String(),
  /** In bytes. */
  size: Type.Integer(),
  /** A media type, told by the content; `application/octet-stream` for what is unknown or could run. */
  type: Type.String(),
  /** Equal for files of equal bytes; there once it is complete. */
  digest: Type.Optional(Type.String()),
  /** A picture of it, drawn by the API; the address is good for minutes, and another one with each answer. */
  preview: Type.Optional(Closed({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
});
export type StoredFile = Static<typeof StoredFile>;

/** Complete files of the sender that nothing names yet. */
export const FileIds = (maxItems: number) => Type.Array(Id, { maxItems, uniqueItems: true });
