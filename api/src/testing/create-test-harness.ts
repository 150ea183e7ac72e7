import { randomUUID } from 'node:crypto';
import type { Role } from '@metier/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { assembleApplication, type Application } from '../platform/application.ts';
import { openClock } from '../platform/clock/index.ts';
import { openDatabase, type Database, type Db } from '../platform/db/index.ts';
import type { Domain } from '../platform/domain.ts';
import {
  accessTokens,
  localClient,
  openAdmission,
  rateLimiter,
  type Client,
  type UploadBounds,
} from '../platform/http/index.ts';
import { advanceClock } from '../platform/jobs/index.ts';
import { keysFor } from '../platform/keys/index.ts';
import { createTestDatabase } from './test-database.ts';

/** The platform with domains defined by a test. */
export interface TestHarness extends Application {
  readonly database: Database;
  readonly db: Db;
  readonly advance: (seconds: number) => Promise<Date>;
  /** An `Authorization` header of a signed-in user without an account. */
  readonly bearer: (role: Role) => Promise<string>;
  /** A client with that header. */
  readonly actor: (role: Role) => Promise<Client>;
  readonly close: () => Promise<void>;
}

/** Options that differ from the defaults. */
interface TestHarnessOptions {
  readonly metricsToken?: string;
  readonly uploads?: Partial<UploadBounds>;
  readonly origin?: string;
  readonly docs?: boolean;
}

/** Assembles a test's domains on the real platform and their own database. Errors are not logged, since tests provoke them. */
export async function createTestHarness(
  domain: Omit<Domain, 'name'>,
  { metricsToken, uploads = {}, origin = 'http://metier.test', docs = false }: TestHarnessOptions = {},
): Promise<TestHarness> {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, 20);
  const { db } = database;
  const clock = await openClock(db);
  const tokens = accessTokens(keysFor('access-tokens', ['a secret for tests, long enough to be accepted']));
  const harness = await assembleApplication([{ name: 'test', ...domain }], {
    database,
    clock,
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    origin,
    docs,
    demo: true,
    checkReplies: true,
    tokens,
    admission: openAdmission({ db, clock, liveActor: () => sql`true`, limitFactor: 1 }),
    limit: rateLimiter(db, 1),
    limitFactor: 1,
    tasks: {},
    migrations: [],
    metricsToken,
    uploads,
  });
  const bearer = async (type_client: Role): Promise<string> => {
    const claims = {
      user_id: randomUUID(),
      first_name: 'A',
      last_name: 'B',
      email: 'a@b.test',
      type_client,
      sid: randomUUID(),
    };
    return `Bearer ${await tokens.sign(claims, clock.now(), 3600)}`;
  };
  return {
    ...harness,
    database,
    db,
    advance: (seconds) => advanceClock(db, clock, harness.queue, seconds),
    bearer,
    actor: async (role) => {
      const authorization = await bearer(role);
      return localClient(harness.server, () => ({ authorization }));
    },
    close: async () => {
      await harness.server.close();
      await harness.queue.stop();
      await database.close();
      await testDatabase.drop();
    },
  };
}
