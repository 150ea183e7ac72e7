import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';

test('twelve runs for every visitor by default', () => {
  expect(readOptions([])).toEqual({
    runs: 12,
    visitors: ['signed-out', 'customer', 'freelancer', 'manager'],
    json: undefined,
  });
});

test('runs, roles and the file for the figures can be chosen', () => {
  expect(
    readOptions(['--runs', '3', '--role', 'manager', '--role', 'signed-out', '--json', 'load.json']),
  ).toEqual({
    runs: 3,
    visitors: ['manager', 'signed-out'],
    json: 'load.json',
  });
});

test.each([
  [['--runs', '0'], '--runs must be a whole number from 1.'],
  [['--role', 'admin'], '--role is one of: signed-out, customer, freelancer, manager.'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
