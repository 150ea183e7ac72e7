import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const MODULE = new URL('./temporary-folder.ts', import.meta.url).href;

/** Writes and deletes files as fast as possible for a second, or until its folder is gone. */
const WRITER = `
  const { rmSync, writeFileSync } = require('node:fs');
  const end = Date.now() + 1000;
  try {
    for (let count = 0; Date.now() < end; count += 1) {
      writeFileSync(String(count), '');
      if (count > 1000) rmSync(String(count - 1000), { force: true });
      if (count === 1000) process.stdout.write('writing');
    }
  } catch {}
`;

/** Exits while a process writes into its temporary folder. */
const PROGRAM = `
  import { spawn } from 'node:child_process';
  import { once } from 'node:events';
  import { temporaryFolder } from '${MODULE}';
  const cwd = await temporaryFolder('test');
  const stdio = ['ignore', 'pipe', 'ignore'];
  const writer = spawn(process.execPath, ['--eval', ${JSON.stringify(WRITER)}], { cwd, stdio, detached: true });
  await once(writer.stdout, 'data');
  process.exit();
`;

test('the folder is removed even if a process that was asked to end writes into it for a moment', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'parent-'));
  try {
    const env = { ...process.env, TMPDIR: parent, NODE_OPTIONS: '' };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], { env });
    expect(await readdir(parent)).toEqual([]);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
