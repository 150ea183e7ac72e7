import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkFiles } from './check-files.ts';
import { marketplace } from './testing/index.ts';
import { aFile, bytesOf } from './domains/files/testing/file-calls.ts';

const { app, customer } = await marketplace();
const { databaseUrl, files } = app;

test('reports missing and changed blocks', async () => {
  for (const seed of ['one', 'two', 'three']) await aFile(customer, bytesOf(100, seed));
  expect(await checkFiles({ databaseUrl, files })).toEqual({ checked: 3, faults: [] });
  const folder = 'folder' in files ? files.folder : '';
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.length > 2);
  const [lost = '', changed = ''] = paths;
  await rm(join(folder, lost));
  await writeFile(join(folder, changed), 'changed');
  const { faults } = await checkFiles({ databaseUrl, files });
  expect(faults.toSorted((a, b) => a.localeCompare(b))).toEqual(
    [
      `The block ${lost.slice(3)} is not in the store of files`,
      `The block ${changed.slice(3)} has other bytes than it had`,
    ].toSorted((a, b) => a.localeCompare(b)),
  );
});
