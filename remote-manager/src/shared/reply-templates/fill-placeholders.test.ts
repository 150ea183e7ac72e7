import { expect, test } from '@jest/globals';
import { fillPlaceholders } from './fill-placeholders.ts';

test.each([
  ['{customer} and {freelancer}: {project}', 'Ada Kern and Jonas Falk: A logo'],
  ['{customer}, {customer}', 'Ada Kern, Ada Kern'],
  ['{other} {Customer} customer', '{other} {Customer} customer'],
])('%j becomes %j', (text, filled) =>
  expect(fillPlaceholders(text, { customer: 'Ada Kern', freelancer: 'Jonas Falk', project: 'A logo' })).toBe(
    filled,
  ),
);

test('a placeholder without a word stays', () => {
  expect(fillPlaceholders('{freelancer}, {project}', { project: 'A {customer}' })).toBe(
    '{freelancer}, A {customer}',
  );
});
