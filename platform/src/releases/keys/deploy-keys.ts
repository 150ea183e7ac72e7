import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/index.ts';

const PREFIX = 'keys/';
const ID_BYTES = 6;
const SECRET_BYTES = 32;
const ID = /^[\da-f]{12}$/;
/** The format of a key. The prefix lets secret scanners find leaked ones. */
const KEY = /^metier_([\da-f]{12})_([\w-]{43})$/;

const keyOf = (id: string) => `${PREFIX}${id}.json`;
/** A separate document, so that recording a use cannot restore a key that is revoked at the same time. */
const useOf = (id: string) => `key-uses/${id}`;

/**
 * SHA-256 without salt or stretching: 256 random bits cannot be guessed, and refusing a request must be cheap.
 */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const StoredKey = Type.Object({
  schema: Type.Literal(1),
  app: Type.String({ minLength: 1 }),
  by: Type.String(),
  at: Type.String(),
  /** Absent in keys created before expiry was introduced: they never expire. */
  until: Type.Optional(Type.String()),
  hash: Type.String(),
});

/** A deploy key without its secret. */
export interface DeployKey {
  /** The public part of the key, by which it is listed and revoked. */
  readonly id: string;
  /** The one app that it may release. */
  readonly app: string;
  /** Its creator. */
  readonly by: string;
  /** When it was created; ISO 8601, UTC. */
  readonly at: string;
  /** When it expires; ISO 8601, UTC. Absent in keys created before expiry was introduced: they never expire. */
  readonly until?: string | undefined;
}

/** True if a key has expired. */
export const isExpired = ({ until }: DeployKey, now: Date): boolean =>
  until !== undefined && now.toISOString() >= until;

interface NewKey {
  readonly app: string;
  readonly by: string;
  /** Days until it expires; 90 by default. */
  readonly days?: number | undefined;
  readonly now?: Date;
}

/** Default validity of a key in days. */
const KEY_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deploy keys: each allows its holder to release one app by upload. The store has only their hashes, so reading it gives no
 * access. A revoked key is refused at the next request by every gateway of the store.
 *
 * @example
 * const { key } = await keys.add({ app: 'customer', by: 'Ada' });
 * await keys.find(key); // { id: '1f0c9a62b7de', app: 'customer', by: 'Ada', … }
 */
export class DeployKeys {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Creates a key for an app, valid for some days. It cannot be read again later. */
  async add(wanted: NewKey): Promise<{ key: string; id: string; until: string }> {
    const { app, by, days = KEY_DAYS, now = new Date() } = wanted;
    const id = randomBytes(ID_BYTES).toString('hex');
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const hash = hashOf(secret).toString('base64url');
    const until = new Date(now.getTime() + days * DAY_MS).toISOString();
    const stored = { schema: 1, app, by, at: now.toISOString(), until, hash };
    const content = Buffer.from(`${JSON.stringify(stored, undefined, 1)}\n`);
    if (!(await this.#store.createOnce(keyOf(id), content))) return this.add(wanted);
    return { key: `metier_${id}_${secret}`, id, until };
  }

  /** The stored data of a key, which may have expired; undefined if it is unknown or revoked. */
  async find(key: string): Promise<DeployKey | undefined> {
    const [, id = '', secret = ''] = KEY.exec(key) ?? [];
    const stored = await this.#read(id);
    if (!stored) return undefined;
    const { hash, ...found } = stored;
    const expected = Buffer.from(hash, 'base64url');
    const given = hashOf(secret);
    return expected.length === given.length && timingSafeEqual(expected, given) ? found : undefined;
  }

  /** All keys, the oldest first, with the day (UTC) of their last use. */
  async list(): Promise<(DeployKey & { readonly usedOn: string | undefined })[]> {
    const stored = await this.#store.list(PREFIX);
    const keys = await Promise.all(
      stored.map(async ({ key }) => {
        const known = await this.#read(key.slice(PREFIX.length).replace(/\.json$/, ''));
        if (!known) return [];
        const { hash: _, ...found } = known;
        return [{ ...found, usedOn: (await this.#store.get(useOf(found.id)))?.toString() }];
      }),
    );
    return keys.flat().toSorted((one, other) => one.at.localeCompare(other.at));
  }

  /** Records the day of a use, so that unused keys can be found. */
  async recordUse(id: string, day: string): Promise<void> {
    if ((await this.#store.get(useOf(id)))?.toString() !== day)
      await this.#store.put(useOf(id), Buffer.from(day));
  }

  /** @throws ReleaseError if there is no such key */
  async revoke(id: string): Promise<void> {
    if (!ID.test(id) || !(await this.#store.get(keyOf(id))))
      throw new ReleaseError(`There is no key ${id}. To list them: npm run keys`);
    await this.#store.remove(keyOf(id));
    await this.#store.remove(useOf(id));
  }

  async #read(id: string): Promise<(DeployKey & { readonly hash: string }) | undefined> {
    const content = ID.test(id) ? await this.#store.get(keyOf(id)) : undefined;
    const value = content && parse(content);
    if (!value) return undefined;
    const { schema: _, ...known } = value;
    return { id, ...known };
  }
}

/** Undefined for a damaged document. */
function parse(content: Buffer) {
  try {
    const value: unknown = JSON.parse(content.toString());
    return Value.Check(StoredKey, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
