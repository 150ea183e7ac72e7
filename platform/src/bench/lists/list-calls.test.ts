import { expect, test } from '@jest/globals';
import { operations, type Operation, type Call } from '@metier/contract/operations';
import { LIST_CALLS } from './list-calls.ts';

/** Lists of other stores than the database: releases are read from their registry. */
const ELSEWHERE: readonly Call[] = ['GET /api/manager/releases/history'];

const isPaged = (call: Call): boolean => {
  const { query }: Operation = operations[call];
  const { properties = {} } = (query ?? {}) as { properties?: Record<string, unknown> };
  return call.startsWith('GET ') && ('page' in properties || 'before' in properties);
};

test('every list that has pages is timed', () => {
  const paged = (Object.keys(operations) as Call[]).filter(isPaged);
  const timed = new Set([...LIST_CALLS.map(({ call }) => call), ...ELSEWHERE]);
  expect(paged.length).toBeGreaterThan(20);
  expect(paged.filter((call) => !timed.has(call))).toEqual([]);
});

test('a role times each of its lists under a name of its own', () => {
  const names = LIST_CALLS.map(({ role, name }) => `${role}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
