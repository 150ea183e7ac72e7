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

/** Timeout of a call, including retries and the transfer of content. */
const DEADLINE_MS = 60_000;
const CONNECT_MS = 3000;
/** Timeout of one request, including the upload. */
const ANSWER_MS = 20_000;
const MAX_ATTEMPTS = 3;
/** Maximum retries of creating a key after a conflict with a concurrent writer that did not create it. */
const MAX_CONFLICTS = 5;

/** Error names of a missing object; `NotFound` for HEAD. A missing bucket has another name. */
const ABSENT = new Set(['NoSuchKey', 'NotFound']);
/** Statuses of a refused conditional write: the key exists, or a concurrent write or removal conflicts. */
const REFUSED = new Set([412, 409]);

/** A store in a bucket; defaults come from the AWS environment. */
export interface S3Place {
  readonly bucket: string;
  /** Prefix of every key, with a trailing slash; empty for the whole bucket. */
  readonly prefix: string;
  /** Address of a storage other than Amazon's. */
  readonly endpoint?: string;
  readonly region?: string;
  /** True if the bucket is in the URL's path instead of its host name. */
  readonly pathStyle: boolean;
}

/**
 * A store in a bucket of an S3-compatible storage that honours `If-None-Match: *` when it writes: Amazon S3, Cloudflare
 * R2, MinIO, Ceph.
 *
 * @throws ReleaseError on a timeout, and from `createOnce` if the storage ignores conditions
 */
export class S3Store implements Store {
  readonly #place: S3Place;
  readonly #client: S3Client;
  readonly #deadline: number;
  readonly #pageSize: number | undefined;
  #conditionsChecked = false;

  /**
   * @param deadline timeout of each call, in milliseconds
   * @param pageSize maximum number of keys in a page of a list; the storage's own by default
   */
  constructor(place: S3Place, deadline = DEADLINE_MS, pageSize?: number) {
    this.#place = place;
    this.#deadline = deadline;
    this.#pageSize = pageSize;
    this.#client = new S3Client({
      ...(place.endpoint && { endpoint: place.endpoint }),
      ...(place.region && { region: place.region }),
      forcePathStyle: place.pathStyle,
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
    });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const object = this.#objectOf(key);
    return this.#withDeadline(async (abortSignal) => {
      const found = await orAbsent(this.#client.send(new GetObjectCommand(object), { abortSignal }));
      return found && buffer(addAbortSignal(abortSignal, found.Body as Readable));
    });
  }

  async put(key: string, content: Buffer): Promise<void> {
    const command = new PutObjectCommand({ ...this.#objectOf(key), Body: content });
    await this.#withDeadline((abortSignal) => this.#client.send(command, { abortSignal }));
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
    return this.#withDeadline(async (abortSignal) => {
      await this.#checkConditions(abortSignal);
      for (let conflicts = 1; ; conflicts++) {
        const refusal = await refusalOf(this.#client.send(command, { abortSignal }));
        if (!refusal) return true;
        // If the first attempt's answer was lost, the client's retry is refused because of its own write.
        const present = await orAbsent(this.#client.send(new HeadObjectCommand(object), { abortSignal }));
        if (present) return present.Metadata?.['writer'] === writer;
        if (conflicts === MAX_CONFLICTS) throw refusal;
      }
    });
  }

  async list(prefix: string): Promise<StoredKey[]> {
    checkPrefix(prefix);
    const { bucket: Bucket, prefix: home } = this.#place;
    return this.#withDeadline(async (abortSignal) => {
      const found: StoredKey[] = [];
      const search = { Bucket, Prefix: home + prefix };
      const pages = { client: this.#client, ...(this.#pageSize && { pageSize: this.#pageSize }) };
      for await (const page of paginateListObjectsV2(pages, search, { abortSignal }))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified && !Key.startsWith(`${home}${UNFINISHED}/`))
            found.push({ key: Key.slice(home.length), modified: LastModified });
      // Not every storage sorts.
      return found.sort((a, b) => (a.key < b.key ? -1 : 1));
    });
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#objectOf(key));
    await this.#withDeadline((abortSignal) => this.#client.send(command, { abortSignal }));
  }

  #objectOf(key: string): { readonly Bucket: string; readonly Key: string } {
    checkKey(key);
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }

  /**
   * Probes whether conditions are honoured: otherwise two concurrent writers would both succeed, and one release be
   * lost.
   */
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
    // The first write is refused if the probe exists from an earlier process.
    if (!((await write()) ?? (await write())))
      throw new ReleaseError(
        `${this.#name()} ignores "If-None-Match" when it writes. Choose a storage that honours conditional writes.`,
      );
    this.#conditionsChecked = true;
  }

  /** Fails at the deadline, even if a part of the work cannot be aborted. */
  async #withDeadline<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
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

/** Undefined if the object is missing. */
async function orAbsent<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && ABSENT.has(error.name)) return undefined;
    throw error;
  }
}

/** The error of a refused conditional write; undefined if it succeeded. */
async function refusalOf(write: Promise<unknown>): Promise<S3ServiceException | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (error instanceof S3ServiceException && REFUSED.has(error.$metadata.httpStatusCode ?? 0)) return error;
    throw error;
  }
}
