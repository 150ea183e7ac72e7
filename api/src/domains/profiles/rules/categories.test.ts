import { expect, test } from '@jest/globals';
import { PROFILE_CATEGORIES, SERVICES } from '@metier/contract';
import { categoriesOf, categoryOf } from './categories.ts';

test.each(PROFILE_CATEGORIES)('$type is category $id', ({ id, type }) => {
  expect(categoryOf(type)).toBe(id);
});

test.each([
  [undefined, undefined, undefined],
  [['media'], undefined, [6]],
  [['design', 'marketing'], undefined, [2, 1]],
  [['marketing'], [10101, 20101], [1, 2]],
  [undefined, [1], []],
] as const)('types %j and services %j mean categories %j', (types, services, categories) => {
  expect(categoriesOf(types, services)).toEqual(categories);
});

test('every service belongs to a category', () => {
  for (const { id } of SERVICES) expect(categoriesOf([], [id])).toHaveLength(1);
});
