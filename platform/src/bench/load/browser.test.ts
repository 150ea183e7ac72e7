import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { interruptProgram } from '../../testing/commands/interrupted-command.ts';

const VISIT = fileURLToPath(new URL('./testing/visit-forever.ts', import.meta.url));

test.each([
  ['is being started', 'metier-bench-*/browser/profile/*'],
  ['waits for a page', 'metier-bench-*/page-is-open'],
])(
  'a browser that %s when its program is interrupted ends, with its files and without a stack trace',
  async (_state, file) => {
    const ending = await interruptProgram(
      [VISIT],
      'SIGINT',
      (folder) => globSync(join(folder, file)).length > 0,
    );
    expect(ending).toEqual({ code: 130, output: '', files: [], processes: [] });
  },
  60_000,
);
