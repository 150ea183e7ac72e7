import { expect, test } from '@jest/globals';
import * as contract from '@metier/contract';
import * as menus from '@metier/shared-kit/ui/menus';
import * as react from 'react';
import { federation } from './host.ts';

/** The module that a remote's chunk gets for a shared import. */
async function given(name: string): Promise<unknown> {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const promises: Promise<unknown>[] = [];
  federation.bundlerRuntime.consumes({
    chunkId: '1',
    chunkMapping: { 1: ['10'] },
    installedModules: {},
    promises,
    webpackRequire: {
      m: modules,
      consumesLoadingData: { moduleIdToConsumeDataMapping: { 10: { shareKey: name } } },
    },
  });
  await Promise.all(promises);
  const module = { exports: undefined as unknown };
  modules['10']?.(module);
  return module.exports;
}

test.each([
  ['react', react],
  ['@metier/shared-kit/ui/menus', menus],
  ['@metier/contract', contract],
  // Its name in remotes that were built before it was a package, and are still live.
  ['@metier/shared-kit/contract', contract],
])('the shell shares %s', async (name, module) => {
  expect(await given(name)).toBe(module);
});

test.each([
  'react-dom/client',
  '@metier/shared-kit/none',
  '@metier/shared-kit',
  '@metier/contract/operations',
  'ui',
])('the shell does not share %s', async (name) => {
  await expect(given(name)).rejects.toThrow(`The shell does not share ${name}.`);
});
