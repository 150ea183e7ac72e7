import { parseArgs } from 'node:util';
import {
  appsNotLive,
  differencesOf,
  findApps,
  makeLive,
  type ReleaseStore,
  releaseTree,
  sweep,
} from '../releases/index.ts';
import { rollBackApp, withdrawApp } from './app-commands.ts';
import { appNamed, folderOf, refuseFurther } from './app-named.ts';
import { AUTHOR_OPTIONS, authorOf, forceOf } from './author.ts';
import { checkSource } from './check-source.ts';
import { CommandError } from './command.ts';
import { TO_OPTION } from './gateway-subject.ts';
import { releaseTo } from './release-to.ts';
import { openReleases } from './releases.ts';
import { ROOT } from './root.ts';
import { storeLocally } from './store-locally.ts';
import { subjectOf } from './subject.ts';

/**
 * `npm run release -- remote-customer [release]`: builds this one app and makes it live, or makes a stored release
 * live; a running gateway serves it from the next page on. With `--store` it is stored only. Without a name: every app
 * that differs from what is live. With `--to https://…` it is uploaded to a gateway, with the deploy key of the
 * environment.
 */
export async function release(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...AUTHOR_OPTIONS, ...TO_OPTION, store: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  refuseFurther(positionals, 2);
  const [given, named] = positionals;
  const store = await openReleases();
  const force = forceOf(values);
  if (values.to !== undefined) return releaseThroughGateway(store, { ...values, to: values.to }, positionals);
  if (values.store) return storeOnly(store, positionals);
  if (given === undefined) return releaseAll(store, values);
  const app = await appNamed(store, given);
  const {
    release: id,
    built,
    sourceFaults,
  } = named ? { release: named, built: false, sourceFaults: [] } : await storeLocally(store, app, { force });
  const document = await makeLive(store, await authorOf(values), { [app]: id }, { force, sourceFaults });
  if (!document) return console.log(`${app} ${id} is live already`);
  await sweep(store);
  console.log(`${app} ${id} is live${built || named ? '' : ' (built before)'}`);
}

interface GatewayRelease {
  readonly to: string;
  readonly store: boolean;
  readonly force: boolean;
  readonly by?: string;
  readonly why?: string;
}

async function releaseThroughGateway(
  store: ReleaseStore,
  { to, store: onlyStore, force, ...author }: GatewayRelease,
  [given, named]: readonly string[],
): Promise<void> {
  if (given === undefined) throw new CommandError('A deploy key is for one app: name the app.');
  const app = await appNamed(store, given);
  await releaseTo(store, {
    app,
    to,
    onlyStore,
    force,
    release: async () =>
      named ?? (await storeLocally(store, app, { forceable: false, forOtherRegistry: true })).release,
    author: () => authorOf(author),
  });
}

async function storeOnly(store: ReleaseStore, [given, named]: readonly string[]): Promise<void> {
  if (named) throw new CommandError(`A named release is already stored: leave out --store.`);
  const apps = given === undefined ? findApps(ROOT).map(({ name }) => name) : [await appNamed(store, given)];
  for (const app of apps) {
    const { release: id } = await storeLocally(store, app, { forceable: false });
    console.log(`${app} ${id} is stored. To make it live: npm run release -- ${folderOf(app)} ${id}`);
  }
}

async function releaseAll(
  store: ReleaseStore,
  values: { by?: string; why?: string; force: boolean },
): Promise<void> {
  const author = await authorOf(values);
  const building = (app: string) => console.log(`building ${app}`);
  const force = forceOf(values);
  const checked = checkSource(await appsNotLive(ROOT, store), { force });
  const switched = await releaseTree(ROOT, store, author, { building, force, checked });
  await sweep(store);
  const differences = await differencesOf(ROOT, store);
  if (switched.length > 0) console.log(`${switched.join(', ')}: made live`);
  else if (differences.length === 0) console.log('Everything that is live equals this tree');
  for (const difference of differences) console.log(difference);
}

/** Parses names and options of a command that changes the registry. */
function readArguments(args: readonly string[], max: number) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...AUTHOR_OPTIONS, ...TO_OPTION },
    allowPositionals: true,
  });
  refuseFurther(positionals, max);
  return { values, positionals };
}

/**
 * `npm run rollback -- remote-customer [release]`: makes the release before the live one live again, or the named one.
 */
export async function rollback(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, 2);
  const [given, to] = positionals;
  const subject = await subjectOf(await openReleases(), given, values.to);
  await rollBackApp(subject, await authorOf(values), { to, force: forceOf(values) });
}

/** `npm run withdraw -- remote-customer`: takes a remote out of a running product, until it is released by name. */
export async function withdraw(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, 1);
  const subject = await subjectOf(await openReleases(), positionals[0], values.to);
  await withdrawApp(subject, await authorOf(values), { force: forceOf(values) });
}
