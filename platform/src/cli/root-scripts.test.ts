import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Replaces the bootstrap: records its start, and takes a while to stop gracefully. */
const BOOTSTRAP = `
  import { writeFileSync } from 'node:fs';
  const stay = setInterval(() => {}, 1000);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => setTimeout(() => { writeFileSync('ended', signal); clearInterval(stay); }, 300));
  writeFileSync('begun', process.argv[2]);`;

let folder: string;
const read = (file: string) => readFile(join(folder, file), 'utf8');
const hasBegun = () =>
  access(join(folder, 'begun')).then(
    () => true,
    () => false,
  );
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-scripts-'));
  await mkdir(join(folder, 'platform'));
  await copyFile(join(ROOT, 'package.json'), join(folder, 'package.json'));
  await writeFile(join(folder, 'platform/bootstrap.mjs'), BOOTSTRAP);
});
afterEach(() => rm(folder, { recursive: true }));

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('forwards %s and waits for its children', async (signal) => {
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
    const ended = once(npm, 'exit');
    while (!(await hasBegun())) await sleep(20);
    expect(await read('begun')).toBe('start');
    npm.kill(signal);
    await ended;
    expect(await read('ended')).toBe(signal);
  });
});

test("exec.cmd stands in for exec in Windows' shell and runs the rest of the line", async () => {
  const lines = (await readFile(join(ROOT, 'exec.cmd'), 'utf8')).trim().split('\n');
  expect(lines.at(-1)).toBe('@%*');
});
