import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contentDigest } from '../../integrity.ts';
import { FolderStore, ReleaseStore } from '../../releases/index.ts';
import { VerifiedFiles } from './verified-files.ts';

const SCRIPT = Buffer.from('start();');
const FILE = `entry.${contentDigest(SCRIPT)}.js`;

let folder: string;
let files: VerifiedFiles;
let reports: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verified-'));
  const backing = new FolderStore(folder);
  await backing.put(`files/customer/${FILE}`, SCRIPT);
  await backing.put(`files/customer/${FILE}.br`, brotliCompressSync(SCRIPT));
  await backing.put(`files/customer/${FILE}.gz`, gzipSync(SCRIPT));
  reports = [];
  files = new VerifiedFiles(new ReleaseStore(backing), (message) => void reports.push(message));
});
afterEach(() => rm(folder, { recursive: true }));

const path = (suffix: string) => join(folder, `files/customer/${FILE}${suffix}`);

test.each(['', '.br', '.gz'] as const)('a file with the suffix "%s" is read as stored', async (suffix) => {
  expect(await files.read('customer', FILE, suffix)).toBeDefined();
  expect(reports).toEqual([]);
});

test.each([
  ['', Buffer.from('steal();')],
  ['.br', brotliCompressSync('steal();')],
  ['.gz', gzipSync('steal();')],
  ['.br', Buffer.from('not brotli')],
] as const)(
  'a file with the suffix "%s" and other content is not served, and reported',
  async (suffix, content) => {
    await writeFile(path(suffix), content);
    expect(await files.read('customer', FILE, suffix)).toBeUndefined();
    expect(reports).toEqual([
      `customer/${FILE}${suffix} is damaged: its content is not what its name says. It is not served.`,
    ]);
  },
);

test('a file that was verified once is served from memory', async () => {
  await files.read('customer', FILE, '');
  await rm(path(''));
  expect(await files.read('customer', FILE, '')).toEqual(SCRIPT);
});

test('a file that does not exist is not cached as missing', async () => {
  await rm(path(''));
  expect(await files.read('customer', FILE, '')).toBeUndefined();
  await writeFile(path(''), SCRIPT);
  expect(await files.read('customer', FILE, '')).toEqual(SCRIPT);
});
