import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keptSecret } from './kept-secret.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'metier-secret-'));
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('the first start makes a secret, the second has the same, and nobody else may read it', async () => {
  const secret = await keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keptSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(['secret']);
  expect(await modeOf(join(folder, 'secret'))).toBe('600');
  // The database's account must be able to traverse the folder.
  expect(await modeOf(folder)).toBe('755');
});

test('each installation has a secret of its own', async () => {
  expect(await keptSecret(folder)).not.toBe(await keptSecret(join(parent, 'other')));
});

test('starts at once agree on one, and leave nothing else', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(`${secrets[0]}\n`);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('the mode of a folder that is there stays', async () => {
  await chmod(parent, 0o700);
  await keptSecret(parent);
  expect(await modeOf(parent)).toBe('700');
});

test.each(['', 'short\n'])('a file with "%s" is refused by its name, and kept', async (text) => {
  await writeFile(join(parent, 'secret'), text);
  await expect(keptSecret(parent)).rejects.toThrow(`${join(parent, 'secret')} must hold a secret`);
  expect(await readFile(join(parent, 'secret'), 'utf8')).toBe(text);
});
