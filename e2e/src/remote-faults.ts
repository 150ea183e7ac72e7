import { setTimeout } from 'node:timers/promises';
import type { Role } from '@metier/contract';
import type { Page, Route } from '@playwright/test';

/** Answers a request for a file of the broken remote. */
type Answer = (route: Route) => Promise<unknown>;

/** A remote that journeys break, and a page of it. */
export interface BrokenRemote {
  readonly app: 'auth' | 'customer' | 'freelancer' | 'manager';
  /** Who visits it. */
  readonly role: Role;
  readonly path: string;
}

/** What can be wrong with a remote, by name. */
interface Fault {
  readonly name: string;
  /** Names of the remote's files that are intercepted. */
  readonly files: RegExp;
  readonly answer: (remote: BrokenRemote) => Answer;
}

const SCRIPTS = /^[\w.-]+\.js$/;
const ENTRY = /^entry\.js$/;
/** The entry by its real name, so that the page asks for it with its integrity. */
const NAMED_ENTRY = /^entry\.[\w-]{43}\.js$/;
const TEXTS = /^[a-z]+\.[\w.-]+\.json$/;

const never: Answer = () => new Promise<never>(() => {});
const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, body: 'no' });
const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });
const texts =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'application/json', body });

const half: Answer = async (route) => {
  const whole = await (await route.fetch()).text();
  await script(whole.slice(0, whole.length / 2))(route);
};

const foreign: Answer = async (route) => {
  const response = await route.fetch();
  await script(`${await response.text()}\nglobalThis.isForeign = true;`)(route);
};

const containerOf = ({ app }: BrokenRemote): string => `metier_${app}`;

/** An entry that defines a container with this method `get`. */
const entryOf = (container: string, get: string): Answer =>
  script(`globalThis.${container} = { get: ${get} };`);

/** An entry with this code as every page. */
const pagesOf = (container: string, page: string): Answer =>
  entryOf(
    container,
    `async () => () => ({ manifest: { routes: new Proxy([], { get: () => ({ page: ${page} }) }), widgets: {} } })`,
  );

const withPages =
  (page: string) =>
  (remote: BrokenRemote): Answer =>
    pagesOf(containerOf(remote), page);

export const REMOTE_FAULTS: readonly Fault[] = [
  { name: 'is unreachable', files: SCRIPTS, answer: () => (route) => route.abort('connectionrefused') },
  { name: 'is not there', files: SCRIPTS, answer: () => status(404) },
  { name: 'answers 500', files: SCRIPTS, answer: () => status(500) },
  { name: 'hangs', files: SCRIPTS, answer: () => never },
  { name: 'is truncated', files: SCRIPTS, answer: () => half },
  { name: 'has a syntax error', files: SCRIPTS, answer: () => script('const const = ;') },
  { name: 'throws at load', files: SCRIPTS, answer: () => script('throw new Error("at load");') },
  {
    name: 'has a page with other content than its name says',
    files: /^chunk\.[\w-]{43}\.js$/,
    answer: () => foreign,
  },
  {
    name: 'has an entry with other content than its name says',
    files: NAMED_ENTRY,
    answer: () => foreign,
  },
  {
    name: 'never starts',
    files: ENTRY,
    answer: (remote) => entryOf(containerOf(remote), '() => new Promise(() => {})'),
  },
  {
    name: 'is another remote',
    files: ENTRY,
    answer: () => pagesOf('metier_foreign', 'async () => ({ Page: () => null })'),
  },
  {
    name: 'has no manifest',
    files: ENTRY,
    answer: (remote) => entryOf(containerOf(remote), '() => () => ({})'),
  },
  { name: 'has no such page', files: ENTRY, answer: withPages('async () => ({})') },
  { name: 'has a page that never comes', files: ENTRY, answer: withPages('() => new Promise(() => {})') },
  {
    name: 'throws in render',
    files: ENTRY,
    answer: withPages('async () => ({ Page() { throw new Error("in render"); } })'),
  },
  { name: 'has no texts', files: TEXTS, answer: () => status(404) },
  { name: 'has texts that are not JSON', files: TEXTS, answer: () => texts('{ "title": ') },
  { name: 'has texts that hang', files: TEXTS, answer: () => never },
  { name: 'has texts of the wrong type', files: TEXTS, answer: () => texts('["title"]') },
];

/** The file's name if the address is one of the remote's releases. */
function fileOf({ pathname }: URL, { app }: BrokenRemote): string | undefined {
  const [, releases, release = '', file] = pathname.split('/');
  return releases === 'releases' && release.split('~')[0] === app ? file : undefined;
}

/** Matches the remote's files with such a name. */
const filesOf =
  (remote: BrokenRemote, name: RegExp) =>
  (url: URL): boolean =>
    name.test(fileOf(url, remote) ?? '');

/** Renames the remote's entry in a page: without a digest in its name, browsers accept other content. */
async function renameEntry(page: Page, remote: BrokenRemote): Promise<void> {
  let entry = '';
  const named = new RegExp(String.raw`/releases/${remote.app}/(entry\.[\w-]{43}\.js)`);
  await page.route('**/app/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    entry = named.exec(body)?.[1] ?? '';
    return route.fulfill({ response, body: body.replaceAll(entry, 'entry.js') });
  });
  await page.route(filesOf(remote, ENTRY), (route) =>
    route.continue({ url: route.request().url().replace('entry.js', entry) }),
  );
}

/** Breaks the remote in a page until it is repaired. */
export async function breakRemote(page: Page, remote: BrokenRemote, { files, answer }: Fault) {
  let broken = true;
  if (files !== NAMED_ENTRY) await renameEntry(page, remote);
  await page.route(filesOf(remote, files), (route) => (broken ? answer(remote)(route) : route.fallback()));
  return {
    repair: () => {
      broken = false;
    },
  };
}

const FILES = /^[\w.-]+$/;
/** 50 kB/s. */
const BYTES_PER_MS = 50;

/** Sends the remote over a slow line of its own: one file after another. */
export async function slowRemote(page: Page, remote: BrokenRemote): Promise<void> {
  let last = Promise.resolve();
  await page.route(filesOf(remote, FILES), async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    last = last.then(() => setTimeout(body.length / BYTES_PER_MS));
    await last;
    await route.fulfill({ response, body });
  });
}
