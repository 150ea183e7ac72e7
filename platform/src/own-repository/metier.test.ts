import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const METIER = fileURLToPath(new URL('./metier.ts', import.meta.url));
/** Generous for busy machines. */
const TIMEOUT_MS = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-'));
  await writeFile(join(folder, 'package.json'), '{ "name": "remote-notes" }');
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['', 'There is no command "". The commands are: build, test, release, canary, rollback, withdraw, status.'],
  ['toString', 'There is no command "toString".'],
  ['release', 'Say where to: metier release [release] --to https://metier.example'],
  ['release a b --to http://localhost:1', 'Say where to:'],
  ['release --to http://metier.example', 'is not an address to release to'],
  ['release --to http://localhost:1', 'METIER_DEPLOY_KEY is not set'],
  ['release --to http://localhost:1 --force', "Only the gateway's operator can override its gate"],
  ['rollback', 'Say where to: metier rollback [release] --to https://metier.example'],
  ['status x --to http://localhost:1', 'Say where to: metier status --to'],
  ['withdraw --to http://localhost:1', 'METIER_DEPLOY_KEY is not set'],
  ['canary --to http://localhost:1', 'Say one of: --percent 10'],
  ['release --nonsense', "Unknown option '--nonsense'"],
])(
  'metier %s answers: %s',
  (words, answer) => {
    const { status, stderr } = spawnSync(process.execPath, [METIER, ...words.split(' ')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1', METIER_DEPLOY_KEY: '' },
    });
    expect(stderr).toContain(answer);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  },
  TIMEOUT_MS,
);
