import { expect, test } from '@jest/globals';
import { addressOf, projectRead, queryString, read } from './read.ts';

test('a read is a call and its input', () => {
  expect(projectRead('7')).toEqual(['GET /api/projects/project', { query: { project_id: '7' } }]);
});

test.each([
  [projectRead(':id'), '/api/projects/project?project_id=:id'],
  [projectRead('a b&c'), '/api/projects/project?project_id=a+b%26c'],
  [read('GET /api/catalogue'), '/api/catalogue'],
  [read('GET /api/account/funds', { query: {} }), '/api/account/funds'],
])('%j requests %s', (value, address) => {
  expect(addressOf(value)).toBe(address);
});

test('lists are repeated keys, and undefined is left out', () => {
  expect(queryString({ type: ['a', 'b'], page: 1, sort: undefined })).toBe('type=a&type=b&page=1');
});

// Each of these must not compile: if one does, its `@ts-expect-error` becomes a type error.
const wrong = [
  // @ts-expect-error - no call of the contract
  () => read('GET /api/reports'),
  // @ts-expect-error - a call that changes something
  () => read('POST /api/customer/pay'),
  // @ts-expect-error - without a query that is required
  () => read('GET /api/projects/project'),
  // @ts-expect-error - a field that the call does not have
  () => read('GET /api/projects/project', { query: { project_id: '7', id: '7' } }),
  // @ts-expect-error - a value that the field cannot have
  () => read('GET /api/manager/cases', { query: { case: 'open', page: 1 } }),
];

test('the compiler rejects reads that the contract does not define', () => {
  expect(wrong).toHaveLength(5);
});
