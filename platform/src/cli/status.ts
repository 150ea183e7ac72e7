import { parseArgs } from 'node:util';
import {
  deprecatedUses,
  differencesOf,
  furtherSteps,
  isRemote,
  isShell,
  readRelease,
  type RegisteredApps,
  type RegisteredCanary,
  type RegistryDocument,
  type ReleaseStore,
} from '../releases/index.ts';
import { appNamed, refuseFurther } from './app-named.ts';
import { oneLine } from './one-line.ts';
import { openReleases } from './releases.ts';
import { ROOT } from './root.ts';

const NOTHING = 'Nothing was released yet. To release this tree: npm run release';
const DAMAGED =
  'The newest document of the registry cannot be read: what the last one says that can be read is live.';

/** `npm run status`: what is live, since when, by whom and why; and how this tree differs from it. */
export async function status(args: readonly string[]): Promise<void> {
  parseArgs({ args: [...args], options: {} });
  const store = await openReleases();
  const all: (RegistryDocument | undefined)[] = [];
  for await (const state of store.registry.states()) all.push(state);
  const states = all.filter((state) => state !== undefined);
  const [now] = states;
  if (!now) return console.log(all.length === 0 ? NOTHING : DAMAGED);
  if (!all[0]) console.log(DAMAGED);
  for (const [app, { live, held, canary }] of Object.entries(now.apps)) {
    // The oldest of the consecutive documents with this release.
    const end = states.findIndex(({ apps }) => apps[app]?.live !== live);
    const since = states[(end === -1 ? states.length : end) - 1] ?? now;
    const heldBack = held.length > 0 ? `, held back: ${held.join(', ')}` : '';
    const share = canary ? `, canary: ${canary.release} for ${canary.percent} %${scheduleOf(canary)}` : '';
    console.log(`${app.padEnd(12)} ${(live ?? 'withdrawn').padEnd(12)} ${lineOf(since)}${share}${heldBack}`);
  }
  for (const line of await deprecationsOf(store, now.apps)) console.log(line);
  for (const difference of await differencesOf(ROOT, store)) console.log(difference);
}

/** `, raised while it is as good as live: 50 % from …, 100 % from …`; nothing without a schedule. */
function scheduleOf(canary: RegisteredCanary): string {
  const steps = furtherSteps(canary).map(
    ({ percent, from }) => `${percent} % from ${timeOf(from.toISOString())}`,
  );
  return steps.length > 0 ? ` (raised while it is as good as live: ${steps.join(', ')})` : '';
}

/** Deprecated names of the kit that live remotes use, a line for each remote. */
async function deprecationsOf(store: ReleaseStore, apps: RegisteredApps): Promise<string[]> {
  const named = Object.entries(apps).flatMap(([app, { live }]) =>
    live ? [readRelease(store, app, live)] : [],
  );
  const live = await Promise.all(named);
  const shell = live.find(isShell);
  if (!shell) return [];
  return live.filter(isRemote).flatMap(({ manifest }) => {
    const uses = deprecatedUses(manifest, shell.manifest);
    return uses.length > 0
      ? [`${manifest.app} uses deprecated names of the kit (${uses.length}): ${uses.join(', ')}`]
      : [];
  });
}

/** `npm run history -- [remote-customer]`: every change of the registry, the newest first. */
export async function history(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
  refuseFurther(positionals, 1);
  const store = await openReleases();
  const [given] = positionals;
  const name = given === undefined ? undefined : await appNamed(store, given);
  const documents = await store.registry.history();
  if (documents.length === 0) return console.log(NOTHING);
  for (const document of documents) {
    const { number, change, apps } = document;
    const changed = change.apps.filter((app) => name === undefined || app === name);
    if (changed.length === 0) continue;
    const what = changed.map((app) => `${app} ${releasesIn(apps[app])}`).join(', ');
    console.log(`${String(number).padStart(6, '0')} ${change.action.padEnd(8)} ${what}: ${lineOf(document)}`);
    for (const fault of change.forced ?? []) console.log(`       forced: ${fault}`);
  }
}

/** The live release and canary of an app. */
function releasesIn({ live, canary }: RegisteredApps[string] = { live: null, held: [] }): string {
  const share = canary ? ` (canary: ${canary.release} for ${canary.percent} %)` : '';
  return `${live ?? '(none)'}${share}`;
}

const timeOf = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

const lineOf = ({ at, by, why }: { at: string; by: string; why: string }) =>
  oneLine(`${timeOf(at)}, ${by}${why ? `: ${why}` : ''}`);
