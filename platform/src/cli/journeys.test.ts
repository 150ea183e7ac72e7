import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { playwrightRun } from './journeys.ts';
import { ROOT } from './root.ts';

const CALLS_REPORTER = './src/all-calls-made.ts';

const reportersOf = (...args: string[]) =>
  playwrightRun(args).args.flatMap((arg) => (arg.startsWith('--reporter=') ? arg.slice(11).split(',') : []));

test('a full run fails if a call of a screen is not made, a part of it cannot make all', () => {
  expect(reportersOf()).toContain(CALLS_REPORTER);
  for (const part of [['drafts'], ['--grep', 'a draft'], ['--base', 'http://localhost:8080']])
    expect(reportersOf(...part)).not.toContain(CALLS_REPORTER);
});

test('every reporter exists', () => {
  const missing = reportersOf().filter((file) => !existsSync(join(ROOT, 'e2e', file)));
  expect(missing).toEqual([]);
});
