/**
 * Storage for blocks. Names are new UUIDs, written once, and read only after the write has been committed to the
 * database. Safe for concurrent processes.
 */
export interface FileStore {
  /** Resolves once the bytes are durable. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined if the name does not exist. */
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Does nothing if the name does not exist. */
  readonly remove: (name: string) => Promise<void>;
}

/** A UUID in lower case: to some folders, capitals are the same name. */
const NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Throws for anything but a UUID, which rules out path traversal. */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a valid name in a file store`);
  return name;
}
