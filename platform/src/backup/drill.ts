import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { dump, restore } from './dump.ts';
import { differences, readFacts, type Facts } from './facts.ts';

/** Result of a drill. */
export interface DrillReport<Checked = unknown> {
  readonly facts: Facts;
  /** Differences of the restored database; empty if there are none. */
  readonly differences: readonly string[];
  /** Result of the further check. */
  readonly checked: Checked;
  readonly bytes: number;
  readonly seconds: number;
}

/**
 * Backs up a database, restores the backup into a new one, compares them and drops the new one. The database itself is
 * only read and may be in use.
 *
 * @param check further check of the restored database, by its URL
 * @throws DumpError when PostgreSQL's programs are missing or too old for the server
 */
export async function drill<Checked>(
  url: string,
  check: (restored: string) => Promise<Checked>,
): Promise<DrillReport<Checked>> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'metier-drill-'));
  const file = join(folder, 'metier.dump');
  const name = `metier_drill_${randomUUID().replaceAll('-', '')}`;
  const restored = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  try {
    const facts = await dumpWithFacts(url, file);
    await ask(url, (client) => client.query(`create database ${name}`));
    await restore(restored, file);
    const found = await ask(restored, readFacts);
    const checked = await check(restored);
    const seconds = Math.round((performance.now() - started) / 1000);
    return {
      facts,
      differences: differences(facts, found),
      checked,
      bytes: (await stat(file)).size,
      seconds,
    };
  } finally {
    await ask(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    await rm(folder, { recursive: true });
  }
}

/** Counts the expected contents in the same snapshot as the dump. */
const dumpWithFacts = (url: string, file: string): Promise<Facts> =>
  ask(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    await dump(url, file, rows[0]?.snapshot ?? '');
    return readFacts(client);
  });

async function ask<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
