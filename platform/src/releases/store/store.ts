/** A key of a store, and when its content was last written. */
export interface StoredKey {
  readonly key: string;
  readonly modified: Date;
}

/**
 * Where releases and the registry are kept: bytes by key. A key is a path of plain names: `registry/000123.json`.
 * Several processes may use one store at once.
 */
export interface Store {
  /** The content under a key; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;

  /** Writes a key. Readers see the content before or after it, whole. */
  put(key: string, content: Buffer): Promise<void>;

  /**
   * Writes a key that does not exist yet. Of several writers at once exactly one succeeds.
   *
   * @returns false if the key exists; its content stays as it is
   */
  createOnce(key: string, content: Buffer): Promise<boolean>;

  /** All keys that begin with a prefix, in the order of their names. */
  list(prefix: string): Promise<StoredKey[]>;

  /** Removes a key; nothing happens if there is none. */
  remove(key: string): Promise<void>;
}
