import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appOf } from '../federation/build/app-of.ts';
import { AUTHOR_OPTIONS, authorOf } from '../cli/author.ts';
import { CommandError } from '../cli/command.ts';
import { releaseTo } from '../cli/release-to.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { FolderStore } from '../releases/store/folder-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { buildChecked } from './build-checked.ts';
import { jestConfig } from './jest-config.ts';

/** A command in the folder of a remote. */
type Command = (folder: string, args: readonly string[]) => Promise<void>;

/** `metier build`: checks the types of the remote and builds it into `dist/`. */
async function build(folder: string): Promise<void> {
  const output = join(folder, 'dist');
  await rm(output, { recursive: true, force: true });
  await buildChecked(folder, output);
  console.log(`${appOf(folder)} is built: ${output}`);
}

/** `metier test [path …]`: runs the remote's tests; arguments are Jest's. */
async function test(folder: string, args: readonly string[]): Promise<void> {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const options = ['--experimental-vm-modules', '--no-warnings', jest];
  const config = `--config=${JSON.stringify(jestConfig(folder))}`;
  const child = spawn(process.execPath, [...options, config, ...args], { cwd: folder, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}

/** `metier release [release] --to https://metier.example`: checks and builds the remote, uploads it and makes it live. */
async function release(folder: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...AUTHOR_OPTIONS, store: { type: 'boolean', default: false }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const { to, store: onlyStore, force } = values;
  const [named, ...further] = positionals;
  if (to === undefined || further.length > 0)
    throw new CommandError('Say where to: metier release [release] --to https://metier.example');
  const app = appOf(folder);
  const temporary = await temporaryFolder('release');
  const store = new ReleaseStore(new FolderStore(join(temporary, 'store')));
  const storeHere = async () => {
    await buildChecked(folder, join(temporary, 'build'));
    return store.add(app, join(temporary, 'build'));
  };
  await releaseTo(store, {
    app,
    to,
    onlyStore,
    force,
    release: async () => named ?? storeHere(),
    author: () => authorOf(values, folder),
  });
}

export const COMMANDS: Readonly<Record<string, Command>> = { build, test, release };
