import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { missingTexts } from './locale-assets.ts';
import { withLabels } from './menu-labels.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locales-'));
  await writeFile(join(folder, 'en.json'), '{ "title": "Reports" }');
  await writeFile(join(folder, 'de.json'), '{ "title": ');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['the menu', () => withLabels([], folder)],
  ['the gate', () => missingTexts([folder], ['en'])],
])('an unreadable file of texts is named in the error: %s', (_what, read) => {
  expect(read).toThrow(`${join(folder, 'de.json')} cannot be read: SyntaxError: `);
});
