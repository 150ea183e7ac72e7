import { expect, test } from '@jest/globals';
import { PATHS, projectPath } from '@metier/contract';
import { currentEntry } from './current-entry.ts';

const customer = [PATHS.myProjects, PATHS.user, PATHS.help];
const manager = [PATHS.projects, ...customer];

test.each([
  ['customer', PATHS.help, customer, PATHS.help],
  ['customer', projectPath('4711'), customer, PATHS.myProjects],
  ['customer', PATHS.create, customer, undefined],
  ['manager', projectPath('4711'), manager, PATHS.projects],
  ['customer', '/app/users', customer, undefined],
])('for a %s, %s belongs to the right entry', (_, pathname, paths, entry) =>
  expect(currentEntry(paths, pathname)).toBe(entry),
);
