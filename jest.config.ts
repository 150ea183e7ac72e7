import type { Config } from 'jest';
import { browserPreset, nodePreset } from './platform/src/testing/jest-presets.ts';

export default {
  projects: [nodePreset, browserPreset],
  // msw leaves the socket handles of the fetches it answers open.
  forceExit: true,
} satisfies Config;
