import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import type { Seller } from '../domains/documents/index.ts';
import type { ClamdAddress, FileStoreLocation } from '../domains/files/index.ts';
import type { PaymentsConfig } from '../domains/payments/index.ts';
import type { ReleaseControl } from '../domains/releases/index.ts';
import type { Application } from '../platform/application.ts';
import { openDatabase, transaction, type Db } from '../platform/db/index.ts';
import type { TrustedProxies } from '../platform/http/index.ts';
import { addJob, advanceClock } from '../platform/jobs/index.ts';
import type { Secrets } from '../platform/keys/index.ts';
import { openLog } from '../platform/log/index.ts';
import { storedMails, type StoredMail } from '../platform/mail/index.ts';
import type { MailConfig } from '../settings/mail-settings.ts';
import { sampleReleaseControl } from './sample-release-control.ts';
import { createTestDatabase } from './test-database.ts';

/** The real application on its own database. */
export interface TestApp extends Application {
  readonly databaseUrl: string;
  readonly db: Db;
  /** Where files are stored. */
  readonly files: FileStoreLocation;
  /** Advances the product's clock and runs all jobs that fall due. */
  readonly advance: (seconds: number) => Promise<Date>;
  /** Runs the hourly sweep. */
  readonly sweep: () => Promise<void>;
  /** Runs the queued jobs, then lists the mails to an address, newest first. */
  readonly mailbox: (to: string) => Promise<StoredMail[]>;
  /** Stops the application and removes its database. */
  readonly close: () => Promise<void>;
}

/** Options that differ from the defaults. */
export interface TestAppOptions {
  /** Multiplies the rate limits; 100 by default. */
  readonly limitFactor?: number;
  /** The sandbox by default. */
  readonly payments?: PaymentsConfig;
  /** A temporary folder by default. */
  readonly files?: FileStoreLocation;
  /** None by default. */
  readonly scanner?: ClamdAddress;
  /** Kept in the database by default. */
  readonly mail?: MailConfig;
  /** Seller on the invoices. */
  readonly seller?: Seller;
  /** Time limit for drawing an image, in milliseconds; unlimited by default. */
  readonly drawingMs?: number;
  /** Lifetime of an event stream; by default it ends after the backlog. */
  readonly eventStreamMs?: number;
  /** {@link TEST_SECRET} by default. */
  readonly secrets?: Secrets;
  /** Without TLS by default. */
  readonly origin?: string;
  /** Whether the API documentation is served; not by default. */
  readonly docs?: boolean;
  /** None by default. */
  readonly trustProxy?: TrustedProxies;
  /** Another application of the test whose database and files are shared, like a second process. */
  readonly beside?: Pick<TestApp, 'databaseUrl' | 'files'>;
  /** Errors only, to the terminal, by default. */
  readonly log?: Logger;
  /** {@link sampleReleaseControl} by default; null for an API without releases. */
  readonly releases?: ReleaseControl | null;
}

const FOREVER_MS = 10_000_000;
/** Secret from which all keys of a test are derived. */
export const TEST_SECRET = 'a secret for tests, long enough to be accepted';

/**
 * Starts the application for one test file. No worker runs by itself: `advance` and `mailbox` run the queued jobs, so
 * that tests are deterministic.
 *
 * @example const app = await createTestApp(); afterAll(() => app.close());
 */
export async function createTestApp({
  limitFactor = 100,
  payments = { kind: 'sandbox' },
  files,
  scanner,
  mail = { kind: 'database' },
  seller = { name: 'Seller', address: 'Address', taxNumber: '1' },
  drawingMs = FOREVER_MS,
  eventStreamMs = 0,
  secrets = [TEST_SECRET],
  trustProxy = 0,
  origin = 'http://metier.test',
  docs = false,
  beside,
  log = openLog('error'),
  releases = sampleReleaseControl,
}: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = beside
    ? { url: beside.databaseUrl, drop: async () => {} }
    : await createTestDatabase();
  const database = openDatabase(testDatabase.url, 10);
  const given = files ?? beside?.files;
  const temporary = given ? undefined : await mkdtemp(join(tmpdir(), 'metier-files-'));
  const place = given ?? { folder: temporary ?? '' };
  const app = await createApp({
    config: {
      demo: true,
      files: place,
      scanner,
      mail,
      metricsToken: undefined,
      docs,
      origin,
      payments,
      secrets,
      seller,
      trustProxy,
    },
    database,
    log,
    limitFactor,
    checkReplies: true,
    eventStreamMs,
    releases: releases ?? undefined,
    // Processor time alone decides, whatever the machine's load.
    drawing: { maxCpuMs: drawingMs, deadlineMs: FOREVER_MS },
  });
  const { db } = database;
  return {
    ...app,
    databaseUrl: testDatabase.url,
    db,
    files: place,
    advance: (seconds) => advanceClock(db, app.clock, app.queue, seconds),
    sweep: async () => {
      await transaction(db, (trx) => addJob(trx, 'sweep', {}));
      await app.queue.drain();
    },
    mailbox: async (to) => {
      await app.queue.drain();
      return (await storedMails(db)).filter((letter) => letter.to === to);
    },
    close: async () => {
      await app.server.close();
      await app.queue.stop();
      await database.close();
      await testDatabase.drop();
      if (temporary !== undefined) await rm(temporary, { recursive: true });
    },
  };
}
