import { expect, test } from '@jest/globals';
import { matching } from './commands.ts';

const COMMANDS = ['My projects', 'All projects', 'Prüfung', 'Sécurité'].map((label) => ({ label }));

test.each([
  ['', ['My projects', 'All projects', 'Prüfung', 'Sécurité']],
  ['  ', ['My projects', 'All projects', 'Prüfung', 'Sécurité']],
  ['PROJ', ['My projects', 'All projects']],
  ['proj my', ['My projects']],
  ['pruf', ['Prüfung']],
  ['sécu', ['Sécurité']],
  ['nothing', []],
])('"%s" matches %j', (text, labels) => {
  expect(matching(COMMANDS, text).map(({ label }) => label)).toEqual(labels);
});
