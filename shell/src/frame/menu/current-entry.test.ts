import { expect, test } from '@jest/globals';
import { PATHS, projectPath } from '@metier/contract';
import { currentEntry } from './current-entry.ts';

const customer = [PATHS.myProjects, PATHS.user, PATHS.help];
const freelancer = [PATHS.myProjects, PATHS.openProjects, PATHS.user, PATHS.help];
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

test.each([
  ['an open project', projectPath('4711'), PATHS.openProjects, PATHS.openProjects],
  ["the freelancer's project", projectPath('4711'), PATHS.myProjects, PATHS.myProjects],
  ['a project without entry of its parent', projectPath('4711'), PATHS.team, PATHS.myProjects],
  ['a page under an entry', `${PATHS.user}/photo`, PATHS.openProjects, PATHS.user],
  ['the part of another page', '/app/elsewhere', `${PATHS.openProjects}/4711`, PATHS.openProjects],
])('%s belongs to the entry of its parent, unless it has one of its own', (_, pathname, parent, entry) =>
  expect(currentEntry(freelancer, pathname, parent)).toBe(entry),
);
