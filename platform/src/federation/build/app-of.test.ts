import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appOf } from './app-of.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-care-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(['remote-notes', '@metier/remote-notes', '@another-team/remote-notes'])(
  'a remote is named by its package %s, whatever its folder',
  async (name) => {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name }));
    expect(appOf(folder)).toBe('notes');
  },
);

test('without a package it is named by its folder', () => expect(appOf(folder)).toMatch(/^care-\w+$/));
