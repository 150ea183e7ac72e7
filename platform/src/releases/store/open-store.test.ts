import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { FolderStore } from './folder-store.ts';
import { openStore, parseS3Place } from './open-store.ts';
import { S3Store } from './s3-store.ts';

const PROGRAM = fileURLToPath(new URL('./testing/loads-client.ts', import.meta.url));

test('a path is a folder, and an address with "s3:" a bucket', async () => {
  expect(await openStore('dist')).toEqual(new FolderStore('dist'));
  expect(await openStore('/srv/s3')).toBeInstanceOf(FolderStore);
  expect(await openStore('s3://releases')).toBeInstanceOf(S3Store);
});

test.each([
  ['s3://releases', { bucket: 'releases', prefix: '', pathStyle: false }],
  ['s3://releases/', { bucket: 'releases', prefix: '', pathStyle: false }],
  ['s3://releases/a%20b/c/?region=eu-central-1', { prefix: 'a b/c/', region: 'eu-central-1' }],
  [
    's3://releases/x?endpoint=https://s3.example.com/r2&region=auto',
    { endpoint: 'https://s3.example.com/r2', region: 'auto', pathStyle: true },
  ],
  ['s3://releases?endpoint=https://s3.example.com&path-style=false', { pathStyle: false }],
  ['s3://releases?path-style=true', { pathStyle: true }],
])('the address %s is read', (address, place) => {
  expect(parseS3Place(address)).toMatchObject(place);
});

test.each(['s3://', 's3:///prefix', 's3:', 's3://releases?endpiont=https://x'])(
  'the address %s is rejected with what to do',
  async (address) => {
    await expect(openStore(address)).rejects.toThrow('write s3://bucket/prefix');
  },
);

test('a prefix cannot lead out of the bucket', async () => {
  await expect(openStore('s3://releases/x%2F..%2F..%2Fy')).rejects.toThrow('is not a key');
  expect(parseS3Place('s3://releases/../x')).toMatchObject({ prefix: 'x/' });
});

test("S3's client is loaded for a bucket only", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metier-store-'));
  const isClientLoadedFor = async (place: string): Promise<string> => {
    const env = { ...process.env, NODE_OPTIONS: '' };
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', PROGRAM, place], {
      env,
    });
    return stdout.trim();
  };
  expect(await isClientLoadedFor(folder)).toBe('false');
  expect(await isClientLoadedFor('s3://releases?endpoint=http://127.0.0.1:1&region=auto')).toBe('true');
  await rm(folder, { recursive: true });
});
