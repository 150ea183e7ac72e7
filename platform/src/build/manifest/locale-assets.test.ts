import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { missingTexts } from './locale-assets.ts';

test('a file of texts that cannot be read is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'locales-'));
  await writeFile(join(folder, 'en.json'), '{ "title": "Reports" }');
  await writeFile(join(folder, 'de.json'), '{ "title": ');
  expect(() => missingTexts(folder)).toThrow(`${join(folder, 'de.json')} cannot be read: SyntaxError: `);
  await rm(folder, { recursive: true });
});
