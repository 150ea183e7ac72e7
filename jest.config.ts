import type { Config } from 'jest';
import { browserPreset, nodePreset } from './platform/src/testing/jest-presets.ts';

export default {
  projects: [nodePreset, browserPreset],
  // msw leaves the socket handles of the fetches it answers open.
  forceExit: true,
  // Tests wait for a database, for processes and for timers, so two processors have time for three workers.
  // Jest never frees the modules it has run: a worker above the limit is restarted.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1GB',
  // Jest reads it here only, not from a project: tests on a real database need a longer timeout on a busy machine.
  testTimeout: 30_000,
} satisfies Config;
