import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { SWC_TRANSFORM } from '../own-repository/swc-transform.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const root = here('../../../');

/** Source folders of packages by name pattern, so that a new remote needs no entry. */
function packages(name: RegExp): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && name.test(entry.name))
    .map((entry) => `<rootDir>/${entry.name}/src`);
}

const shared = {
  rootDir: root,
  // Not in the temporary folder: each run has its own.
  cacheDirectory: '<rootDir>/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  dependencyExtractor: here('./jest-dependencies.ts'),
  transform: { '\\.tsx?$': ['@swc/jest', SWC_TRANSFORM] },
} satisfies Config;

/** Tests of Node code, with one PostgreSQL cluster per run. */
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

/** Tests of browser code in jsdom; `console.error` fails a test. */
export const browserPreset = {
  ...shared,
  displayName: 'browser',
  // The contract's own tests run in Node; its modules are listed for `--findRelatedTests`.
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
