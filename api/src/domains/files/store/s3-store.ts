import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkName, type FileStore } from './file-store.ts';

/** Location in a bucket. Credentials and omitted fields come from the AWS environment. */
export interface Bucket {
  readonly bucket: string;
  /** Prefix of every key: ends with a slash, or empty. */
  readonly prefix: string;
  /** Endpoint of a storage other than AWS. */
  readonly endpoint?: string;
  readonly region?: string;
  /** True if the bucket is in the URL's path instead of its host name. */
  readonly pathStyle: boolean;
}

/** Timeout of one call including its retries. */
const DEADLINE_MS = 60_000;
const CONNECT_MS = 3_000;
const MAX_ATTEMPTS = 3;

/** A store in a bucket of an S3-compatible storage. */
export function s3Store({ bucket, prefix, endpoint, region, pathStyle }: Bucket): FileStore {
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    forcePathStyle: pathStyle,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS },
  });
  const objectOf = (name: string) => ({ Bucket: bucket, Key: prefix + checkName(name) });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(DEADLINE_MS) });
  return {
    put: async (name, bytes) => {
      await client.send(new PutObjectCommand({ ...objectOf(name), Body: bytes }), inTime());
    },
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(name)), inTime());
        return await buffer(Body as Readable);
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(objectOf(name)), inTime());
    },
  };
}
