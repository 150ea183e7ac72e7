import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { digestOf, integrityOf } from '../../integrity.ts';
import { appConfig, type Mode } from './app-config.ts';
import { build } from './build-app.ts';
import { ContentNamesPlugin } from './content-names.ts';

/** Generous for busy machines. */
const TIMEOUT_MS = 120_000;
const BASE = 'https://metier.example/releases/sample/';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-names-'));
  await writeFile(join(folder, 'entry.js'), "import('./page.js');");
  await writeFile(join(folder, 'page.js'), 'globalThis.isShown = true;');
});
afterEach(() => rm(folder, { recursive: true }));

/** The scripts that a script adds to the page in which it runs. */
function scriptsAddedBy(code: string, src: string): object[] {
  const added: object[] = [];
  const page = {
    document: {
      currentScript: { tagName: 'SCRIPT', src },
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: object) => added.push(script) },
    },
    location: new URL(src),
    metier: { integrityOf },
    // The time limit of a request.
    setTimeout: () => 0,
  };
  runInNewContext(code, Object.assign(page, { self: page, window: page }));
  return added;
}

test.each<Mode>(['production', 'development'])(
  'webpack requests a chunk with the integrity of its content (%s)',
  async (mode) => {
    const output = join(folder, 'dist');
    const config = appConfig(folder, 'sample', mode);
    await build(
      { ...config, entry: { entry: join(folder, 'entry.js') }, plugins: [new ContentNamesPlugin()] },
      output,
    );
    const scripts = (await readdir(output)).filter((file) => file.endsWith('.js'));
    const entry = scripts.find((file) => file.startsWith('entry.')) ?? '';
    const chunk = scripts.find((file) => file !== entry) ?? '';
    const integrity = digestOf(await readFile(join(output, chunk)));
    const code = await readFile(join(output, entry), 'utf8');
    expect(scriptsAddedBy(code, BASE + entry)).toEqual([
      expect.objectContaining({ src: BASE + chunk, integrity }),
    ]);
  },
  TIMEOUT_MS,
);
