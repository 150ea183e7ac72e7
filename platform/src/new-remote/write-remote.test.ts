import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { askTool } from '../cli/run-tool.ts';
import { remoteFiles } from './remote-files.ts';
import { writeRemote } from './write-remote.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-remote-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a new remote has the dependencies of the others', async () => {
  const model = JSON.parse(await readFile(join(ROOT, 'remote-manager/package.json'), 'utf8')) as object;
  const written = remoteFiles({ name: 'partner', role: 'customer' })['package.json'] ?? '';
  expect(JSON.parse(written)).toEqual({ ...model, name: '@metier/remote-partner' });
});

test.each([
  ['partner', '/app/partner'],
  ['support', '/app/remote-support'],
])('the page of remote-%s has an address that no other app has: %s', (name, path) => {
  expect(remoteFiles({ name, role: 'manager' })['src/paths.ts']).toContain(`home: '${path}'`);
});

test.each(['partner', 'partner-price-lists-of-companies'])(
  'remote-%s is formatted like this workspace',
  async (name) => {
    await writeRemote(folder, { name, role: 'freelancer' });
    const settings = join(ROOT, '.oxfmtrc.json');
    const { output, code } = await askTool(['oxfmt', '--config', settings, '--check', folder]);
    expect(code === 0 ? '' : output).toBe('');
  },
);

test('an existing folder is not changed', async () => {
  await writeRemote(folder, { name: 'partner', role: 'customer' });
  const file = join(folder, 'remote-partner/src/paths.ts');
  await writeFile(file, 'changed');
  expect(await writeRemote(folder, { name: 'partner', role: 'customer' })).toBeUndefined();
  expect(await readFile(file, 'utf8')).toBe('changed');
  expect(await readdir(folder)).toEqual(['remote-partner']);
});
