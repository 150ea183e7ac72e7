import type { Logger } from 'pino';
import type { ApiConfig } from './config.ts';
import { demoMigrations } from './demo/index.ts';
import { accountsMigrations } from './domains/accounts/index.ts';
import { authDomain, authMigrations, deviceTokens } from './domains/auth/index.ts';
import { catalogueDomain } from './domains/catalogue/index.ts';
import { conversationsMigrations } from './domains/conversations/index.ts';
import { documentsDomain, documentsMigrations } from './domains/documents/index.ts';
import { eventsDomain, eventsMigrations } from './domains/events/index.ts';
import { fileLinks, filesDomain, filesMigrations, openFileStore } from './domains/files/index.ts';
import { invitationsDomain, invitationsMigrations } from './domains/invitations/index.ts';
import { heldRowsMigrations, moneyDomain, moneyMigrations } from './domains/money/index.ts';
import {
  notificationsDomain,
  notificationsMigrations,
  unsubscribePaths,
  unsubscribeTokens,
} from './domains/notifications/index.ts';
import { peopleDomain, peopleMigrations } from './domains/people/index.ts';
import { paymentsDomain, paymentsMigrations } from './domains/payments/index.ts';
import { profilesDomain, profilesMigrations } from './domains/profiles/index.ts';
import { caseMigrations, projectsDomain, projectsMigrations } from './domains/projects/index.ts';
import { releasesDomain, type ReleaseControl } from './domains/releases/index.ts';
import { replyTemplateMigrations, replyTemplatesDomain } from './domains/reply-templates/index.ts';
import { reviewsDomain, reviewsMigrations } from './domains/reviews/index.ts';
import { searchesDomain, searchesMigrations } from './domains/searches/index.ts';
import {
  supportDomain,
  supportMigrations,
  supportObjectionMigrations,
  supportThreadMigrations,
} from './domains/support/index.ts';
import { verificationDomain, verificationMigrations } from './domains/verification/index.ts';
import { mailFooters, mailTexts } from './mails/index.ts';
import { assembleApplication, type Application } from './platform/application.ts';
import { openClock } from './platform/clock/index.ts';
import { LOCKS, migrate, takeLock, type Database, type Migration } from './platform/db/index.ts';
import type { Domain } from './platform/domain.ts';
import { accessTokens, isSecure, openAdmission, rateLimiter } from './platform/http/index.ts';
import { migrateJobQueue } from './platform/jobs/index.ts';
import { keysFor } from './platform/keys/index.ts';
import { databaseMail, mailTasks, smtpMail } from './platform/mail/index.ts';
import { imageDrawer, type DrawingBounds } from './platform/images/index.ts';
import { platformMigrations } from './platform/migrations.ts';
import { liveActor } from './views/live-actor.ts';

/** All migrations, in order. */
export const migrations: readonly Migration[] = [
  ...platformMigrations,
  ...accountsMigrations,
  ...authMigrations,
  ...profilesMigrations,
  ...verificationMigrations,
  ...supportMigrations,
  ...moneyMigrations,
  ...projectsMigrations,
  ...heldRowsMigrations,
  ...invitationsMigrations,
  ...conversationsMigrations,
  ...caseMigrations,
  ...supportThreadMigrations,
  ...replyTemplateMigrations,
  ...reviewsMigrations,
  ...supportObjectionMigrations,
  ...eventsMigrations,
  ...notificationsMigrations,
  ...filesMigrations,
  ...paymentsMigrations,
  ...documentsMigrations,
  ...peopleMigrations,
  ...searchesMigrations,
  ...demoMigrations,
];

/** Migrates a database. */
export async function migrateApp(database: Database, log: Logger): Promise<void> {
  const release = await takeLock(database, LOCKS.update);
  try {
    await migrateJobQueue(database, log);
    await migrate(database.db, migrations);
  } finally {
    await release();
  }
}

/** Dependencies of the application. */
export interface AppOptions {
  readonly config: Pick<
    ApiConfig,
    | 'demo'
    | 'docs'
    | 'files'
    | 'mail'
    | 'metricsToken'
    | 'origin'
    | 'payments'
    | 'scanner'
    | 'secrets'
    | 'seller'
    | 'trustProxy'
  >;
  readonly database: Database;
  readonly log: Logger;
  /** Factor on the rate limits. */
  readonly limitFactor: number;
  /** True in tests: a reply that violates the contract becomes an error. */
  readonly checkReplies: boolean;
  /** Limits of uploaded images, if not the defaults. */
  readonly drawing?: Partial<DrawingBounds>;
  /** Lifetime of an event stream, if not the default. */
  readonly eventStreamMs?: number;
  /** Release control of the pages; without it the calls about releases return `releasesUnavailable`. */
  readonly releases?: ReleaseControl | undefined;
}

/** Assembles all domains on a migrated database. */
export async function createApp({
  config,
  database,
  log,
  limitFactor,
  checkReplies,
  drawing,
  eventStreamMs,
  releases,
}: AppOptions): Promise<Application> {
  const { db } = database;
  const clock = await openClock(db);
  const { demo, docs, trustProxy, secrets, origin, mail, payments, seller, metricsToken } = config;
  const tokens = accessTokens(keysFor('access-tokens', secrets));
  const limit = rateLimiter(db, limitFactor);
  const unsubscribes = unsubscribeTokens(keysFor('unsubscribe', secrets));
  const secureCookies = isSecure(origin);
  const links = fileLinks(keysFor('file-links', secrets));
  const store = await openFileStore(config.files);
  const drawer = imageDrawer(drawing);
  const domains: readonly Domain[] = [
    authDomain({
      tokens,
      limit,
      devices: deviceTokens(keysFor('device-cookies', secrets)),
      codeKeys: keysFor('email-codes', secrets),
      refreshKeys: keysFor('refresh-tokens', secrets),
      secureCookies,
    }),
    catalogueDomain,
    profilesDomain(limit, drawer),
    verificationDomain,
    replyTemplatesDomain,
    supportDomain,
    peopleDomain,
    projectsDomain(links),
    filesDomain({ db, store, links, limit, drawer, scanner: config.scanner, log }),
    searchesDomain,
    invitationsDomain,
    reviewsDomain,
    notificationsDomain(db, unsubscribes),
    moneyDomain,
    eventsDomain(db, clock, eventStreamMs),
    documentsDomain(origin, seller),
    await paymentsDomain(db, payments, links),
    releasesDomain(releases),
  ];
  const transport = mail.kind === 'smtp' ? await smtpMail(mail.url, mail.from) : databaseMail(db);
  const application = await assembleApplication(domains, {
    database,
    clock,
    log,
    trustProxy,
    origin,
    docs,
    demo,
    checkReplies,
    tokens,
    limit,
    limitFactor,
    admission: openAdmission({ db, clock, liveActor, limitFactor }),
    tasks: mailTasks({
      texts: mailTexts,
      footers: mailFooters,
      transport,
      origin,
      unsubscribePaths: unsubscribePaths(unsubscribes),
    }),
    migrations,
    metricsToken,
  });
  application.server.addHook('onClose', () => drawer.close());
  return application;
}
