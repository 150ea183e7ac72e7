import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { SWC_TRANSFORM } from '../own-repository/swc-transform.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../');

/** Folders of the workspace whose name matches: a new remote is found without being named. */
function packages(name: RegExp): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && name.test(entry.name))
    .map((entry) => `<rootDir>/${entry.name}/src`);
}

const shared = {
  rootDir: root,
  // Not in the folder for temporary files, which a run has for itself.
  cacheDirectory: '<rootDir>/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  dependencyExtractor: here('./jest-dependencies.ts'),
  transform: { '\\.tsx?$': ['@swc/jest', SWC_TRANSFORM] },
} satisfies Config;

/** Tests of everything that runs in Node, against a PostgreSQL cluster started once for all of them. */
export const nodePreset = {
  ...shared,
  displayName: 'node',
  roots: [...packages(/^(api|platform)$/), '<rootDir>/platform/law', '<rootDir>/shared-kit/contract/src'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/law/fixture/', '/platform/src/federation/browser/'],
  testEnvironment: 'node',
  globalSetup: here('./database.setup.ts'),
  globalTeardown: here('./database.teardown.ts'),
} satisfies Config;

/** Tests of everything that runs in the browser, in jsdom, where a `console.error` is a failure. */
export const browserPreset = {
  ...shared,
  displayName: 'browser',
  // The contract holds no test of this project, but what its tests import.
  roots: [
    ...packages(/^(shell|shared-kit|remote-.+)$/),
    '<rootDir>/platform/src/federation/browser',
    '<rootDir>/shared-kit/contract/src',
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/shared-kit/contract/src/'],
  testEnvironment: here('./jsdom-environment.ts'),
  setupFilesAfterEnv: [here('./browser/setup.ts')],
} satisfies Config;
