import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { interruptCommand } from '../testing/commands/interrupted-command.ts';

test.each([
  ['soak', 'SIGINT', 'metier-test-*/metier-test-*/postgres/cluster/postmaster.pid'],
  ['journeys', 'SIGTERM', 'metier-test-*/metier-journeys-*/postgres/cluster/postmaster.pid'],
] as const)(
  '%s prints how long it will take, and interrupted its score so far, and leaves neither process nor file',
  async (command, signal, file) => {
    const ending = await interruptCommand(
      [command],
      signal,
      (folder) => globSync(join(folder, file)).length > 0,
    );
    expect(ending.output).toMatch(new RegExp(`^${command}.* · 0 s, about \\d+ min left$`, 'm'));
    expect(ending.output).toMatch(/^Interrupted\. Until then, 0 passed and 0 failed\.$/m);
    expect(ending.output).not.toMatch(/Error|^ +at /m);
    expect(ending).toMatchObject({ code: 130, files: [], processes: [] });
  },
  120_000,
);
