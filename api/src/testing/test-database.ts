import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { migrateApp, migrations } from '../app.ts';
import { LOCKS, openDatabase, type Database } from '../platform/db/index.ts';

/** A database for one test file. */
export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Clones a migrated database in the cluster that `METIER_TEST_DATABASE_URL` names; the template is made by
 * the first test that needs it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = clusterUrl();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(cluster, async (client) => {
    const template = await ensureTemplate(client, cluster);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: databaseUrl(cluster, name),
    drop: () =>
      asAdministrator(cluster, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

function clusterUrl(): string {
  const url = process.env['METIER_TEST_DATABASE_URL'];
  if (!url)
    throw new Error('METIER_TEST_DATABASE_URL must name a PostgreSQL cluster where databases may be created');
  return url;
}

async function ensureTemplate(client: pg.Client, cluster: string): Promise<string> {
  const template = `template_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)}`;
  await client.query('select pg_advisory_lock($1)', [LOCKS.testTemplate]);
  try {
    const found = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
      template,
    ]);
    if (found.rowCount === 0) await createTemplate(client, cluster, template);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS.testTemplate]);
  }
  return template;
}

async function createTemplate(client: pg.Client, cluster: string, template: string): Promise<void> {
  await client.query(`drop database if exists ${template} with (force)`);
  await client.query(`create database ${template}`);
  const database: Database = openDatabase(databaseUrl(cluster, template), 2);
  await migrateApp(database, pino({ level: 'silent' }));
  await database.close();
  await client.query(`alter database ${template} is_template true`);
}

function databaseUrl(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdministrator(
  cluster: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
