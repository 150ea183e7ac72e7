import { expect, test } from '@jest/globals';
import { distinctNames } from './distinct-names.ts';

test('duplicate names are numbered before their extension and become unique', () => {
  expect(distinctNames(['a.png', 'a.png', 'A.PNG', 'a (2).png', 'b', 'b', '.x', '.x'])).toEqual([
    'a.png',
    'a (2).png',
    'A (3).PNG',
    'a (2) (2).png',
    'b',
    'b (2)',
    '.x',
    ' (2).x',
  ]);
});

test('thousands of equal names are numbered in their order', () => {
  const names = distinctNames(Array<string>(30_000).fill('photo.png'));
  expect(names.at(-1)).toBe('photo (30000).png');
  expect(new Set(names).size).toBe(names.length);
});
