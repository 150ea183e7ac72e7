/**
 * Keeps bytes under names. A name is a new UUID: it is written once, and read only after the database knows it.
 * Safe for concurrent processes.
 */
export interface FileStore {
  /** Comes back when the bytes survive a crash. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined if there is nothing under the name. */
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Removes what is under a name, if there is anything. */
  readonly remove: (name: string) => Promise<void>;
}

const NAME = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Throws for everything but a UUID, so that no name leaves the store. */
export function checkName(name: string): string {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of a file store`);
  return name;
}
