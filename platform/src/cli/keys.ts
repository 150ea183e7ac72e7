import { parseArgs } from 'node:util';
import { type DeployKey, isExpired, type ReleaseStore } from '../releases/index.ts';
import { appNamed, folderOf, refuseFurther } from './app-named.ts';
import { authorOf } from './author.ts';
import { CommandError } from './command.ts';
import { oneLine } from './one-line.ts';
import { openReleases } from './releases.ts';

/** Includes remotes without a release: their first release may be an upload. */
const REMOTE = /^remote-([a-z][a-z\d-]{0,39})\/*$/;

const MAX_DAYS = 366;

/**
 * `npm run keys`: lists the deploy keys. `keys -- add remote-customer` creates one for an app and shows it once; it
 * expires after 90 days, or `--days`. `keys -- revoke <id>` revokes it.
 */
export async function keys(args: readonly string[]): Promise<void> {
  const options = { by: { type: 'string' }, days: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  refuseFurther(positionals, 2);
  const [action, given] = positionals;
  const store = await openReleases();
  if (action === undefined) return list(store);
  if (action === 'add') return add(store, given, values);
  if (action === 'revoke') return revoke(store, given);
  throw new CommandError('Say what to do: keys -- add remote-customer, keys -- revoke <id>, or only keys.');
}

async function add(store: ReleaseStore, given = '', options: { by?: string; days?: string }): Promise<void> {
  const app = REMOTE.exec(given)?.[1] ?? (await appNamed(store, given));
  const days = options.days === undefined ? undefined : daysOf(options.days);
  const { by } = await authorOf(options);
  const { key, id, until } = await store.keys.add({ app, by, days });
  console.log(
    `Key ${id} may release ${folderOf(app)} and nothing else, until ${until.slice(0, 10)}. It is shown only now:`,
  );
  console.log(`METIER_DEPLOY_KEY=${key}`);
}

function daysOf(given: string): number {
  const days = Number(given);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  throw new CommandError(`A key is valid for 1 to ${MAX_DAYS} days: --days 90`);
}

async function revoke(store: ReleaseStore, id = ''): Promise<void> {
  await store.keys.revoke(id);
  console.log(`Key ${id} is revoked: every gateway refuses it from now on`);
}

async function list(store: ReleaseStore): Promise<void> {
  const all = await store.keys.list();
  if (all.length === 0)
    console.log('There are no deploy keys. To make one: npm run keys -- add remote-customer');
  for (const key of all) {
    const { id, app, by, at, usedOn } = key;
    const used = usedOn ? `last used ${usedOn}` : 'never used';
    console.log(oneLine(`${id} ${app.padEnd(12)} made ${at.slice(0, 10)} by ${by}, ${endOf(key)}, ${used}`));
  }
}

function endOf(key: DeployKey): string {
  if (key.until === undefined) return 'does not expire';
  return `${isExpired(key, new Date()) ? 'expired' : 'expires'} ${key.until.slice(0, 10)}`;
}
