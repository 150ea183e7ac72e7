import { parseArgs } from 'node:util';
import { appStateOf, differencesOf, type RegisteredApps, type RegistryDocument } from '../releases/index.ts';
import { changeLine, printState, stateLine } from './app-commands.ts';
import { appNamed, refuseFurther } from './app-named.ts';
import { TO_OPTION } from './gateway-subject.ts';
import { deprecationsOf } from './deprecations-of.ts';
import { openReleases } from './releases.ts';
import { ROOT } from './root.ts';
import { subjectOf } from './subject.ts';

const NOTHING = 'Nothing was released yet. To release this tree: npm run release';
const DAMAGED =
  'The newest document of the registry cannot be read: what the last one says that can be read is live.';

/**
 * `npm run status`: what is live, since when, by whom and why; and how this tree differs from it.
 * `npm run status -- remote-customer --to https://…`: the same of one app, without the differences, through a gateway.
 */
export async function status(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: TO_OPTION, allowPositionals: true });
  refuseFurther(positionals, 1);
  const store = await openReleases();
  const [given] = positionals;
  if (given !== undefined || values.to !== undefined)
    return printState(await subjectOf(store, given, values.to));
  const all: (RegistryDocument | undefined)[] = [];
  for await (const state of store.registry.states()) all.push(state);
  const states = all.filter((state) => state !== undefined);
  const [now] = states;
  if (!now) return console.log(all.length === 0 ? NOTHING : DAMAGED);
  if (!all[0]) console.log(DAMAGED);
  for (const app of Object.keys(now.apps)) {
    const state = await appStateOf(states, app);
    if (state) console.log(stateLine(app, state));
  }
  for (const line of await deprecationsOf(store, now.apps)) console.log(line);
  for (const difference of await differencesOf(ROOT, store)) console.log(difference);
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
    console.log(
      `${String(number).padStart(6, '0')} ${change.action.padEnd(8)} ${what}: ${changeLine(document)}`,
    );
    for (const fault of change.forced ?? []) console.log(`       forced: ${fault}`);
  }
}

/** The live release and canary of an app. */
function releasesIn({ live, canary }: RegisteredApps[string] = { live: null, held: [] }): string {
  const share = canary ? ` (canary: ${canary.release} for ${canary.percent} %)` : '';
  return `${live ?? '(none)'}${share}`;
}
