import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestApp } from '../../../../api/src/testing/index.ts';
import { recordSql } from '../../../../api/src/testing/recorded-sql.ts';
import { startBare } from './bare-process.ts';
import { replayOf } from './replay.ts';

const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const ADD = 'insert into things (parent) values ($1) returning id';

test('a bare route replays the statements of a call for the next item, with the ids they return', async () => {
  const app = await createTestApp();
  const scratch = await mkdtemp(join(tmpdir(), 'metier-bare-'));
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('create table things (id uuid primary key default gen_random_uuid(), parent uuid)');
  const statements = await recordSql(async () => {
    const { rows } = await client.query<{ id: string }>(ADD, [FIRST]);
    await Promise.all([client.query(ADD, [rows[0]?.id]), client.query(ADD, [FIRST])]);
  });
  await client.query('delete from things');
  const replay = replayOf(statements, [FIRST]);
  const work = { url: app.databaseUrl, connections: 1, replay, works: [{ [FIRST]: SECOND }], answer: '{}' };
  const bare = await startBare(work, scratch);
  expect(await (await fetch(bare.origin)).json()).toEqual({});
  const { rows } = await client.query<{ parent: string }>(
    'select parent from things where parent = $1 or parent in (select id from things where parent = $1)',
    [SECOND],
  );
  expect(rows).toHaveLength(3);
  await bare.close();
  await client.end();
  await app.close();
  await rm(scratch, { recursive: true });
});
