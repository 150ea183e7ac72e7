import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ApiConfig } from './config.ts';
import { accountsMigrations } from './domains/accounts/index.ts';
import { authDomain, authMigrations, sessionCheck } from './domains/auth/index.ts';
import { mailTexts } from './mails/index.ts';
import { openClock, type Clock } from './platform/clock/index.ts';
import { migrate, type Database, type Migration } from './platform/db/index.ts';
import { registerClock, registerMail } from './platform/dev/index.ts';
import type { Domain } from './platform/domain.ts';
import { accessTokens, createServer, rateLimiter, registerHealth, registerRoutes } from './platform/http/index.ts';
import { migrateJobQueue, openJobQueue, type JobQueue } from './platform/jobs/index.ts';
import { databaseMail, mailTasks, smtpMail } from './platform/mail/index.ts';
import { platformMigrations } from './platform/migrations.ts';

/** All tables, in the order in which they are made. */
export const migrations: readonly Migration[] = [...platformMigrations, ...accountsMigrations, ...authMigrations];

/** Brings a database up to date. */
export async function migrateApp(database: Database, log: Logger): Promise<void> {
  await migrateJobQueue(database, log);
  await migrate(database.db, migrations);
}

/** The application in one process: its server, its time, its background work. */
export interface App {
  readonly server: FastifyInstance;
  readonly clock: Clock;
  readonly queue: JobQueue;
}

/** What an application is made of. */
export interface AppOptions {
  readonly config: Pick<ApiConfig, 'demo' | 'mail' | 'origin' | 'secret' | 'trustProxy'>;
  readonly database: Database;
  readonly log: Logger;
  /** How much more generous the rate limits are than written. */
  readonly limitFactor: number;
  /** True in tests: a reply that is not as the contract says becomes an error. */
  readonly checkReplies: boolean;
}

/** Puts all domains together over a migrated database. */
export async function createApp({ config, database, log, limitFactor, checkReplies }: AppOptions): Promise<App> {
  const { db } = database;
  const clock = await openClock(db);
  const tokens = accessTokens(config.secret);
  const limit = rateLimiter(db, limitFactor);
  const secureCookies = config.origin.startsWith('https:');
  const domains: readonly Domain[] = [authDomain({ tokens, limit, secret: config.secret, secureCookies })];

  const transport = config.mail.kind === 'smtp' ? smtpMail(config.mail.url, config.mail.from) : databaseMail(db);
  const tasks = Object.assign({}, mailTasks(mailTexts, transport, config.origin), ...domains.map((domain) => domain.tasks));
  const queue = openJobQueue(database, clock, tasks, log);

  const server = await createServer({ log, clock, trustProxy: config.trustProxy, clockMoves: config.demo, checkReplies });
  registerHealth(server, db);
  registerRoutes(server, domains.flatMap((domain) => domain.routes ?? []), {
    db,
    clock,
    tokens,
    limit,
    isSessionLive: sessionCheck(db),
  });
  for (const domain of domains) domain.extra?.(server);
  if (config.demo) {
    registerClock(server, db, clock, queue);
    registerMail(server, db);
  }
  return { server, clock, queue };
}
