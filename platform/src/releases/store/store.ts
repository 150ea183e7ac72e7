/** A key with the time of its last write. */
export interface StoredKey {
  readonly key: string;
  readonly modified: Date;
}

/**
 * Storage of releases and the registry: bytes by key. A key is a path of plain names: `registry/000123.json`. Safe for
 * concurrent processes.
 */
export interface Store {
  /** The content under a key; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;

  /** Writes a key atomically: readers see the old or the new content. */
  put(key: string, content: Buffer): Promise<void>;

  /**
   * Creates a key. Exactly one of several concurrent writers succeeds.
   *
   * @returns false if the key exists; its content is unchanged
   */
  createOnce(key: string, content: Buffer): Promise<boolean>;

  /** All keys with a prefix, sorted. */
  list(prefix: string): Promise<StoredKey[]>;

  /** Removes a key, if it exists. */
  remove(key: string): Promise<void>;
}
