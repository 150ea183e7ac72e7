import { parseArgs } from 'node:util';
import {
  abortCanary,
  promoteCanary,
  type RegistryDocument,
  type ReleaseStore,
  setCanary,
  sweep,
} from '../releases/index.ts';
import { appNamed, folderOf, refuseFurther } from './app-named.ts';
import { AUTHOR_OPTIONS, authorOf, forceOf } from './author.ts';
import { CommandError } from './command.ts';
import { openReleases } from './releases.ts';
import { storeHere } from './store-here.ts';

const OPTIONS = {
  ...AUTHOR_OPTIONS,
  percent: { type: 'string' },
  steps: { type: 'string' },
  every: { type: 'string' },
  promote: { type: 'boolean', default: false },
  abort: { type: 'boolean', default: false },
} as const;

/**
 * `npm run canary -- remote-customer [release] --percent 10`: gives a release to a share of visitors: the named one, else
 * the running canary, else this tree's. `--steps 1,10,50,100 --every 10m` raises it automatically while it is as good as
 * live; 100 makes it live. `--promote` makes the canary live, `--abort` ends it.
 */
export async function canary(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  refuseFurther(positionals, 2);
  const ways = [values.percent, values.steps, values.promote, values.abort].filter(Boolean);
  if (ways.length !== 1)
    throw new CommandError('Say one of: --percent 10, --steps 1,10,50,100 --every 10m, --promote, --abort.');
  const [given, release] = positionals;
  const store = await openReleases();
  const app = await appNamed(store, given);
  const author = await authorOf(values);
  const force = forceOf(values);
  if (values.abort) return printLive(await abortCanary(store, author, app, { release }), app);
  if (values.promote) return printLive(await promoteCanary(store, author, app, { release, force }), app);
  const schedule = values.steps === undefined ? undefined : scheduleOf(values.steps, values.every);
  const percent = schedule?.steps[0] ?? Number(values.percent);
  const document = await setCanary(store, author, app, {
    ...(release ? { release } : await releaseToTry(store, app, force)),
    percent,
    ...(schedule && { schedule }),
    force,
  });
  await sweep(store);
  const name = document.apps[app]?.canary?.release;
  console.log(`${app} ${name} is shown to ${percent} % of visitors.`);
  for (const way of ['promote', 'abort'])
    console.log(`To ${way} it: npm run canary -- ${folderOf(app)} --${way}`);
}

/** @example scheduleOf('1,10,50,100', '2h') // { steps: [1, 10, 50, 100], minutes: 120 } */
function scheduleOf(given: string, every = '10m'): { steps: number[]; minutes: number } {
  const steps = given.split(',').map(Number);
  const rises = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100);
  const [, count, unit] = /^(\d+)(m|h)$/.exec(every) ?? [];
  if (!rises || !count)
    throw new CommandError(
      'A schedule rises, and says how long each step takes: --steps 1,10,50,100 --every 10m',
    );
  return { steps, minutes: Number(count) * (unit === 'h' ? 60 : 1) };
}

async function releaseToTry(store: ReleaseStore, app: string, force: boolean) {
  const { apps = {} } = (await store.registry.read()) ?? {};
  const running = apps[app]?.canary?.release;
  if (running) return { release: running };
  const { release, sourceFaults } = await storeHere(store, app, { command: 'canary', force });
  return { release, sourceFaults };
}

function printLive({ apps }: RegistryDocument, app: string): void {
  console.log(`${app} ${apps[app]?.live} is what every visitor gets from the next page on`);
}
