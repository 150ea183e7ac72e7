import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { storedSecret } from './stored-secret.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'metier-secret-'));
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('the first start creates a secret, the second one reads it, and other users cannot', async () => {
  const secret = await storedSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await storedSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(['secret']);
  expect(await modeOf(join(folder, 'secret'))).toBe('600');
  // The database's account must be able to traverse the folder.
  expect(await modeOf(folder)).toBe('755');
});

test('each installation has its own secret', async () => {
  expect(await storedSecret(folder)).not.toBe(await storedSecret(join(parent, 'other')));
});

test('concurrent starts agree on one secret and leave no other files', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(`${secrets[0]}\n`);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('keeps the mode of an existing folder', async () => {
  await chmod(parent, 0o700);
  await storedSecret(parent);
  expect(await modeOf(parent)).toBe('700');
});

test.each(['', 'short\n'])('a file with "%s" is rejected by name and kept', async (text) => {
  await writeFile(join(parent, 'secret'), text);
  await expect(storedSecret(parent)).rejects.toThrow(`${join(parent, 'secret')} must hold a secret`);
  expect(await readFile(join(parent, 'secret'), 'utf8')).toBe(text);
});
