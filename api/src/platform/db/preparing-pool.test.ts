import { expect, test } from '@jest/globals';
import type pg from 'pg';
import { preparingPool } from './preparing-pool.ts';

test('a transaction that could not be begun fails with its first statement, not after it was half done', async () => {
  const sent: string[] = [];
  const query = async (asked: string | { text: string }) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    sent.push(text);
    if (text === 'begin') throw new Error('canceled');
    return { rows: [] };
  };
  const pool = { options: {}, connect: async () => ({ query, release: () => undefined }) };
  const client = await preparingPool(pool as unknown as pg.Pool).connect();
  await client.query('begin', []);
  await expect(client.query('select 1', [])).rejects.toThrow('canceled');
  await client.query('rollback', []);
  await expect(client.query('select 2', [])).resolves.toEqual({ rows: [] });
  expect(sent).toEqual(['begin', 'select 1', 'rollback', 'select 2']);
});
