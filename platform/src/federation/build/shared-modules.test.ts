import { expect, test } from '@jest/globals';
import { doorOf, moduleOf } from './shared-modules.ts';

test.each([
  ['contract', '@metier/contract'],
  ['ui', '@metier/shared-kit/ui'],
  ['forms/dialog', '@metier/shared-kit/forms/dialog'],
])('the door %s is imported as %s', (door, module) => {
  expect(moduleOf(door)).toBe(module);
  expect(doorOf(module)).toBe(door);
});

test.each(['react', '@metier/contract/operations', '@metier/platform', '@metier/shared-kit'])(
  '%s is no door',
  (module) => expect(doorOf(module)).toBeUndefined(),
);
