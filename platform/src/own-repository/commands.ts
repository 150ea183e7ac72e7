import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appOf } from '../federation/build/app-of.ts';
import {
  CANARY_OPTIONS,
  changeCanary,
  printState,
  readCanary,
  rollBackApp,
  withdrawApp,
} from '../cli/app-commands.ts';
import { AUTHOR_OPTIONS, authorOf } from '../cli/author.ts';
import { CommandError } from '../cli/command.ts';
import { gatewaySubject, TO_OPTION } from '../cli/gateway-subject.ts';
import { releaseTo } from '../cli/release-to.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { FolderStore } from '../releases/store/folder-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { uploadRelease } from '../upload/upload-release.ts';
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

/** Options of a command that uses a gateway. */
const OPTIONS = { ...AUTHOR_OPTIONS, ...TO_OPTION } as const;

/** The gateway of `--to`. Throws `CommandError` without it, or with more than one name. */
function requireTo(usage: string, to: string | undefined, positionals: readonly string[], max = 1): string {
  if (to === undefined || positionals.length > max)
    throw new CommandError(`Say where to: metier ${usage} --to https://metier.example`);
  return to;
}

/** A store in a temporary folder, and a function that checks, builds and stores the remote in it. */
async function temporaryStore(folder: string) {
  const temporary = await temporaryFolder('release');
  const store = new ReleaseStore(new FolderStore(join(temporary, 'store')));
  const storeLocally = async () => {
    await buildChecked(folder, join(temporary, 'build'));
    return store.add(appOf(folder), join(temporary, 'build'));
  };
  return { store, storeLocally };
}

/**
 * `metier release [release] --to https://metier.example`: checks and builds the remote, uploads it and makes it live.
 */
async function release(folder: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...OPTIONS, store: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const to = requireTo('release [release]', values.to, positionals);
  const { store, storeLocally } = await temporaryStore(folder);
  await releaseTo(store, {
    app: appOf(folder),
    to,
    onlyStore: values.store,
    force: values.force,
    release: async () => positionals[0] ?? storeLocally(),
    author: () => authorOf(values, folder),
  });
}

/** The remote of a folder, behind a gateway. */
const subjectOf = (folder: string, to: string) =>
  gatewaySubject(appOf(folder), to, (command, words = '') =>
    ['metier', command, words].filter(Boolean).join(' '),
  );

/** `metier rollback [release] --to https://metier.example`: makes an earlier release live again. */
async function rollback(folder: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const subject = subjectOf(folder, requireTo('rollback [release]', values.to, positionals));
  const author = await authorOf(values, folder);
  await rollBackApp(subject, author, { to: positionals[0], force: values.force });
}

/** `metier withdraw --to https://metier.example`: takes the remote out of the running product. */
async function withdraw(folder: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const subject = subjectOf(folder, requireTo('withdraw', values.to, positionals, 0));
  await withdrawApp(subject, await authorOf(values, folder), values);
}

/** `metier canary [release] --percent 10 --to https://metier.example`: gives a release to a share of visitors. */
async function canary(folder: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...OPTIONS, ...CANARY_OPTIONS },
    allowPositionals: true,
  });
  const wanted = readCanary(values);
  const subject = subjectOf(folder, requireTo('canary [release] --percent 10', values.to, positionals));
  const { app, target } = subject;
  const storeAndUpload = async () => {
    const { store, storeLocally } = await temporaryStore(folder);
    const built = await storeLocally();
    await uploadRelease(store, { app, release: built }, target);
    return { release: built };
  };
  const author = await authorOf(values, folder);
  await changeCanary(subject, author, wanted, {
    release: positionals[0],
    force: values.force,
    build: storeAndUpload,
  });
}

/** `metier status --to https://metier.example`: what is live of the remote, since when, by whom and why. */
async function status(folder: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: TO_OPTION,
    allowPositionals: true,
  });
  await printState(subjectOf(folder, requireTo('status', values.to, positionals, 0)));
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  build,
  test,
  release,
  canary,
  rollback,
  withdraw,
  status,
};
