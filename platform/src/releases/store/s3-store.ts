import { randomUUID } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ReleaseError } from '../release-error.ts';
import { checkKey, checkPrefix, UNFINISHED } from './key.ts';
import type { Store, StoredKey } from './store.ts';

/** Of one call of the store, all retries and the content included. */
const DEADLINE_MS = 60_000;
const CONNECT_MS = 3000;
/** Until the storage has answered one request, the upload included. */
const ANSWER_MS = 20_000;
const MOST_ATTEMPTS = 3;
/** Maximum retries of creating a key after a conflict with a concurrent writer that did not create it. */
const MOST_CONFLICTS = 5;

/** A key or an object is absent; a missing bucket has another name. HEAD has no body to say it by. */
const ABSENT = new Set(['NoSuchKey', 'NotFound']);
/** Something stands under the key, or somebody else is just writing or removing it. */
const REFUSED = new Set([412, 409]);

/** A bucket, the part of it that is the store, and its server; what is not named comes from the AWS environment. */
export interface S3Place {
  readonly bucket: string;
  /** Before every key, with a slash at its end; empty for the whole bucket. */
  readonly prefix: string;
  /** Of a storage that is not Amazon's. */
  readonly endpoint?: string;
  readonly region?: string;
  /** Whether the bucket stands in the path of an address instead of its host name. */
  readonly pathStyle: boolean;
}

/**
 * A store in a bucket of an S3-compatible storage that honours `If-None-Match: *` when it writes: Amazon S3, Cloudflare
 * R2, MinIO, Ceph.
 *
 * @throws ReleaseError by each call that the storage has not answered within a minute, and by `createOnce` over a
 *   storage that ignores the condition
 */
export class S3Store implements Store {
  readonly #place: S3Place;
  readonly #client: S3Client;
  readonly #deadline: number;
  readonly #pageSize: number | undefined;
  #conditionsChecked = false;

  /**
   * @param deadline of each call, in milliseconds
   * @param pageSize most keys in one answer to a list; the storage's own maximum by default
   */
  constructor(place: S3Place, deadline = DEADLINE_MS, pageSize?: number) {
    this.#place = place;
    this.#deadline = deadline;
    this.#pageSize = pageSize;
    this.#client = new S3Client({
      ...(place.endpoint && { endpoint: place.endpoint }),
      ...(place.region && { region: place.region }),
      forcePathStyle: place.pathStyle,
      maxAttempts: MOST_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
    });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const object = this.#objectOf(key);
    return this.#inTime(async (abortSignal) => {
      const found = await orAbsent(this.#client.send(new GetObjectCommand(object), { abortSignal }));
      return found && buffer(addAbortSignal(abortSignal, found.Body as Readable));
    });
  }

  async put(key: string, content: Buffer): Promise<void> {
    const command = new PutObjectCommand({ ...this.#objectOf(key), Body: content });
    await this.#inTime((abortSignal) => this.#client.send(command, { abortSignal }));
  }

  async createOnce(key: string, content: Buffer): Promise<boolean> {
    const object = this.#objectOf(key);
    const writer = randomUUID();
    const command = new PutObjectCommand({
      ...object,
      Body: content,
      IfNoneMatch: '*',
      Metadata: { writer },
    });
    return this.#inTime(async (abortSignal) => {
      await this.#checkConditions(abortSignal);
      for (let conflicts = 1; ; conflicts++) {
        const refusal = await refusalOf(this.#client.send(command, { abortSignal }));
        if (!refusal) return true;
        // A retry after a lost answer is refused because of what the first attempt has written.
        const present = await orAbsent(this.#client.send(new HeadObjectCommand(object), { abortSignal }));
        if (present) return present.Metadata?.['writer'] === writer;
        if (conflicts === MOST_CONFLICTS) throw refusal;
      }
    });
  }

  async list(prefix: string): Promise<StoredKey[]> {
    checkPrefix(prefix);
    const { bucket: Bucket, prefix: home } = this.#place;
    return this.#inTime(async (abortSignal) => {
      const found: StoredKey[] = [];
      const search = { Bucket, Prefix: home + prefix };
      const pages = { client: this.#client, ...(this.#pageSize && { pageSize: this.#pageSize }) };
      for await (const page of paginateListObjectsV2(pages, search, { abortSignal }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified && !Key.startsWith(`${home}${UNFINISHED}/`))
            found.push({ key: Key.slice(home.length), modified: LastModified });
      // Not every storage lists in this order.
      return found.sort((a, b) => (a.key < b.key ? -1 : 1));
    });
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#objectOf(key));
    await this.#inTime((abortSignal) => this.#client.send(command, { abortSignal }));
  }

  #objectOf(key: string): { readonly Bucket: string; readonly Key: string } {
    checkKey(key);
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }

  /** Where a condition is ignored, two writers at once would both win, and one release would be lost. */
  async #checkConditions(abortSignal: AbortSignal): Promise<void> {
    if (this.#conditionsChecked) return;
    const { bucket: Bucket, prefix } = this.#place;
    const probe = new PutObjectCommand({
      Bucket,
      Key: `${prefix}${UNFINISHED}/probe`,
      Body: 'probe',
      IfNoneMatch: '*',
    });
    const write = () => refusalOf(this.#client.send(probe, { abortSignal }));
    // Where a process has been before, the first is refused.
    if (!((await write()) ?? (await write())))
      throw new ReleaseError(
        `${this.#name()} ignores "If-None-Match" when it writes. Choose a storage that honours conditional writes.`,
      );
    this.#conditionsChecked = true;
  }

  /** Fails at the deadline, also where a part of the work cannot be aborted. */
  async #inTime<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(this.#deadline);
    const { promise: late, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(this.#late()), { once: true });
    return Promise.race([work(signal), late]);
  }

  #late(): ReleaseError {
    return new ReleaseError(
      `${this.#name()} has not answered within ${this.#deadline / 1000} s. Try again later.`,
    );
  }

  #name(): string {
    const { bucket, endpoint } = this.#place;
    return endpoint ? `The bucket ${bucket} at ${endpoint}` : `The bucket ${bucket}`;
  }
}

/** What is answered; undefined if the object is absent. */
async function orAbsent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && ABSENT.has(error.name)) return undefined;
    throw error;
  }
}

/** The error by which a conditional write was refused; undefined if it was done. */
async function refusalOf(write: Promise<unknown>): Promise<S3ServiceException | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof S3ServiceException && REFUSED.has(error.$metadata.httpStatusCode ?? 0)) return error;
    throw error;
  }
}
