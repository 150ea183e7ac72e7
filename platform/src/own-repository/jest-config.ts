import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';
import { SWC_TRANSFORM } from './swc-transform.ts';

const require = createRequire(import.meta.url);
const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const here = (path: string): string => fileURLToPath(new URL(path + extension, import.meta.url));

/** Jest configuration for a remote in its own repository: jsdom, where `console.error` fails a test. */
export const jestConfig = (folder: string) =>
  ({
    rootDir: folder,
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.{ts,tsx}'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    // Resolved from here: a remote does not depend on test tools.
    transform: { '\\.tsx?$': [require.resolve('@swc/jest'), SWC_TRANSFORM] },
    testEnvironment: here('../testing/jsdom-environment'),
    setupFilesAfterEnv: [here('../testing/browser/setup')],
    testTimeout: 30_000,
    forceExit: true,
  }) satisfies Config;
