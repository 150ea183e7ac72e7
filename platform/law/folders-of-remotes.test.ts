import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { needlesslyShared } from './shared-files.ts';
import { strayFiles } from './stray-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FIXTURE = fileURLToPath(new URL('./fixture/folders/', import.meta.url));
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('remote-'));

test('reports files outside of the folders of a remote, and a feature inside a feature', () =>
  expect(strayFiles(FIXTURE, 'remote-x')).toEqual([
    'remote-x/src/features/cart/coupons/coupon.ts',
    'remote-x/src/helpers/sum.ts',
  ]));

test('reports shared files with fewer than two features; indirect imports count, tests do not', async () =>
  expect(await needlesslyShared(FIXTURE, ['remote-x'])).toEqual([
    'remote-x/src/shared/for-one.ts: used by cart alone',
    'remote-x/src/shared/for-tests.ts: used by no feature',
  ]));

test.each(remotes)('every file of %s is in its folder', (remote) =>
  expect(strayFiles(ROOT, remote)).toEqual([]),
);

test('shared files are used by at least two features', async () =>
  expect(await needlesslyShared(ROOT, remotes)).toEqual([]));
