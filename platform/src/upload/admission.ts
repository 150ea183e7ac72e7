import { type DeployKey, type DeployKeys, isExpired } from '../releases/index.ts';
import { DeployError } from './deploy-error.ts';
import { MAX_CONCURRENT } from './protocol.ts';

const MINUTE_MS = 60_000;
/** Failed attempts of a sender in a minute. Protects the store, which is read for each; keys cannot be guessed. */
const MAX_REFUSED = 30;

const BEARER = /^Bearer (\S+)$/i;

/** Authenticates uploads, and limits failed attempts by sender and concurrent requests by key. */
export class Admission {
  readonly #keys: DeployKeys;
  readonly #running = new Map<string, number>();
  /** The day of last use that was recorded for each key. */
  readonly #used = new Map<string, string>();
  #minute = 0;
  #refused = new Map<string, number>();

  constructor(keys: DeployKeys) {
    this.#keys = keys;
  }

  /**
   * Authenticates a request before its body is read.
   *
   * @param sender the sender's address, for the rate limit
   * @throws {DeployError} without a valid key of the app
   */
  async admit(sender: string, authorization: string | undefined, app: string): Promise<DeployKey> {
    const refused = this.#refusedNow();
    const count = refused.get(sender) ?? 0;
    if (count >= MAX_REFUSED)
      throw new DeployError('tooMany', 'Too many requests without a valid key: wait a minute.', {
        retryAfter: MINUTE_MS / 1000,
      });
    // Counted before the store is read, so that concurrent requests count.
    refused.set(sender, count + 1);
    const [, secret = ''] = BEARER.exec(authorization ?? '') ?? [];
    const key = await this.#keys.find(secret);
    if (!key)
      throw new DeployError(
        'keyRefused',
        'The key is unknown or revoked. METIER_DEPLOY_KEY must be one that `npm run keys -- add` has created.',
      );
    if (isExpired(key, new Date()))
      throw new DeployError(
        'keyExpired',
        `The key expired on ${key.until?.slice(0, 10)}. The gateway's operator creates another one: npm run keys -- add`,
      );
    refused.set(sender, (refused.get(sender) ?? 1) - 1);
    if (key.app !== app)
      throw new DeployError('otherApp', `This key is for ${key.app}: for ${app} another one is needed.`);
    return key;
  }

  /** Reserves one of the key's concurrent requests. Returns a function that releases it. */
  acquire({ id }: DeployKey): () => void {
    const running = this.#running.get(id) ?? 0;
    if (running >= MAX_CONCURRENT)
      throw new DeployError('tooMany', `This key has ${MAX_CONCURRENT} concurrent requests: wait for them.`, {
        retryAfter: 1,
      });
    this.#running.set(id, running + 1);
    return () => {
      const left = (this.#running.get(id) ?? 1) - 1;
      if (left === 0) this.#running.delete(id);
      else this.#running.set(id, left);
    };
  }

  /** Records the use of a key, once a day. */
  async recordUse({ id }: DeployKey, now: Date): Promise<void> {
    const day = now.toISOString().slice(0, 10);
    if (this.#used.get(id) === day) return;
    await this.#keys.recordUse(id, day);
    this.#used.set(id, day);
  }

  #refusedNow(): Map<string, number> {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.#minute) this.#refused = new Map();
    this.#minute = minute;
    return this.#refused;
  }
}
