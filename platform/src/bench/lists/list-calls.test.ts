import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { operations, type Operation, type Call } from '@metier/contract/operations';
import { validatorFor } from '@metier/contract/validation';
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

const NAMED = {
  userId: randomUUID(),
  customerId: randomUUID(),
  freelancerId: randomUUID(),
  projectId: randomUUID(),
  conversation: { project_id: randomUUID(), freelancer_id: randomUUID() },
};

test.each(LIST_CALLS.map(({ role, name, call, query }) => [role, name, call, query] as const))(
  '%s, %s: the contract allows the query',
  (_role, _name, call, query) => {
    const operation: Operation = operations[call];
    const asked = typeof query === 'function' ? query(NAMED) : query;
    const sent = operation.query
      ? validatorFor(operation.query, 'querystring')(JSON.parse(JSON.stringify(asked)))
      : { value: asked };
    expect(sent).toEqual({ value: expect.anything() });
  },
);
