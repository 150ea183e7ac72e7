import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from '@metier/api/testing/s3';

/** Places of both kinds of stores. */
export interface SampleStores {
  /** A temporary folder. */
  readonly folder: string;
  /** Place of a store in a bucket. */
  readonly inBucket: (prefix: string) => string;
  readonly stop: () => Promise<void>;
}

/** Creates a temporary folder and starts an S3 server. */
export async function startStores(): Promise<SampleStores> {
  const server = await startS3Server();
  const folder = await mkdtemp(join(tmpdir(), 'metier-stores-'));
  return {
    folder,
    inBucket: server.place,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
