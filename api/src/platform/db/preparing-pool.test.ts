import { expect, test } from '@jest/globals';
import type pg from 'pg';
import { preparingPool } from './preparing-pool.ts';

test('a transaction that cannot begin fails before any of its statements is sent', async () => {
  const sent: string[] = [];
  const query = async ({ text }: { text: string }) => {
    sent.push(text);
    if (text === 'begin') throw new Error('canceled');
    return { rows: [] };
  };
  const pool = { options: {}, connect: async () => ({ query, release: () => undefined }) };
  const client = await preparingPool(pool as unknown as pg.Pool).connect();
  await expect(client.query('begin', [])).rejects.toThrow('canceled');
  expect(sent).toEqual(['begin']);
});
