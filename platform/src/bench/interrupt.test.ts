import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { interruptCommand } from '../testing/commands/interrupted-command.ts';

/** The first line of a benchmark's progress. */
const begins = (name: string) => new RegExp(`^bench ${name} .* · 0 s, about \\d+ (s|min) left$`, 'm');
const hasFile = (pattern: string) => (folder: string) => globSync(join(folder, pattern)).length > 0;

test('Ctrl-C in the builds of the load benchmark prints the times so far and leaves nothing', async () => {
  const args = ['bench', 'load', '--runs', '1', '--role', 'signed-out'];
  // The build of the second remote has started: the first has been timed.
  const ending = await interruptCommand(args, 'SIGINT', hasFile('metier-bench-*/builds/customer-0/*'));
  expect(ending.output).toMatch(begins('load'));
  expect(ending.output).toMatch(/build of remote-auth +\d/);
  expect(ending.output).toContain('Interrupted: these are the figures until then, and no target is judged.');
  expect(ending.output).not.toMatch(/Missed|met\.|Error|^ +at /m);
  expect(ending).toMatchObject({ code: 130, files: [], processes: [] });
}, 120_000);

// `use` opens its browser before its database.
test.each([
  ['api', '--case', 'read a project'],
  ['events'],
  ['lists', '--runs', '1'],
  ['use', '--runs', '1'],
])(
  'the interrupted benchmark of %s leaves neither server, database nor browser',
  async (name, ...options) => {
    const args = ['bench', name, ...options];
    const ending = await interruptCommand(
      args,
      'SIGTERM',
      hasFile('metier-bench-*/postgres/cluster/postmaster.pid'),
    );
    expect(ending.output).toMatch(begins(name));
    expect(ending.output).toContain('Interrupted before anything was measured.');
    expect(ending.output).not.toMatch(/Error|^ +at /m);
    expect(ending).toMatchObject({ code: 130, files: [], processes: [] });
  },
  120_000,
);
