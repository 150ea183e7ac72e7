import { setTimeout } from 'node:timers/promises';
import { PATHS } from '@metier/contract';
import type { Page, Route } from '@playwright/test';

/** Answers a request for a script of the broken remote. */
type Answer = (route: Route) => Promise<unknown>;

/** What can be wrong with a remote, by name. */
interface Fault {
  readonly name: string;
  /** The remote's files that are intercepted. */
  readonly files: RegExp;
  readonly answer: Answer;
}

const SCRIPTS = /\/releases\/customer[~\d]*\/[\w.-]+\.js$/;
const ENTRY = /\/releases\/customer[~\d]*\/entry\.js$/;
const TEXTS = /\/releases\/customer[~\d]*\/customer\.[\w.-]+\.json$/;
const CONTAINER = 'metier_customer';

const never = () => new Promise<never>(() => {});
const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: 'no' });
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const half: Answer = async (route) => {
  const whole = await (await route.fetch()).text();
  await script(whole.slice(0, whole.length / 2))(route);
};

/** A remote with this code as every page. */
const remoteOf = (page: string, container = CONTAINER) =>
  script(`globalThis.${container} = {
    get: async () => () => ({ manifest: { routes: new Proxy([], { get: () => ({ page: ${page} }) }), widgets: {} } }),
  }`);

const texts =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'application/json', body });

export const REMOTE_FAULTS: readonly Fault[] = [
  { name: 'is not there', files: SCRIPTS, answer: status(404) },
  { name: 'answers 500', files: SCRIPTS, answer: status(500) },
  { name: 'hangs', files: SCRIPTS, answer: never },
  { name: 'comes by half', files: SCRIPTS, answer: half },
  { name: 'has a syntax error', files: SCRIPTS, answer: script('const const = ;') },
  { name: 'throws at load', files: SCRIPTS, answer: script('throw new Error("at load");') },
  {
    name: 'has a page with other content than its name says',
    files: /\/releases\/customer[~\d]*\/chunk\.[\w-]{43}\.js$/,
    answer: async (route) => {
      const response = await route.fetch();
      await script(`${await response.text()}\nglobalThis.isForeign = true;`)(route);
    },
  },
  {
    name: 'never starts',
    files: ENTRY,
    answer: script(`globalThis.${CONTAINER} = { get: () => new Promise(() => {}) };`),
  },
  {
    name: 'is another remote',
    files: ENTRY,
    answer: remoteOf('async () => ({ Page: () => null })', 'metier_foreign'),
  },
  {
    name: 'has no manifest',
    files: ENTRY,
    answer: script(`globalThis.${CONTAINER} = { get: () => () => ({}) };`),
  },
  { name: 'has no such page', files: ENTRY, answer: remoteOf('async () => ({})') },
  {
    name: 'has a page that never comes',
    files: ENTRY,
    answer: remoteOf('() => new Promise(() => {})'),
  },
  {
    name: 'throws in render',
    files: ENTRY,
    answer: remoteOf('async () => ({ Page() { throw new Error("in render"); } })'),
  },
  { name: 'has no texts', files: TEXTS, answer: status(404) },
  { name: 'has texts that are not JSON', files: TEXTS, answer: texts('{ "title": ') },
  { name: 'has texts that hang', files: TEXTS, answer: never },
  { name: 'has texts that are none', files: TEXTS, answer: texts('["title"]') },
];

/**
 * Breaks the remote in a page until it is repaired. The entry is renamed without a digest, because browsers refuse a script
 * with other content than its integrity.
 */
export async function breakRemote(page: Page, { files, answer }: Fault) {
  let broken = true;
  let entry = '';
  await page.route('**/app/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    entry = /\/releases\/customer\/(entry\.[\w-]{43}\.js)/.exec(body)?.[1] ?? '';
    return route.fulfill({ response, body: body.replaceAll(entry, 'entry.js') });
  });
  await page.route(ENTRY, (route) =>
    route.continue({ url: route.request().url().replace('entry.js', entry) }),
  );
  await page.route(files, (route) => (broken ? answer(route) : route.fallback()));
  return {
    repair: () => {
      broken = false;
    },
  };
}

const FILES = /\/releases\/customer[~\d]*\/[\w.-]+$/;
/** 50 kB/s. */
const BYTES_PER_MS = 50;

/** Sends the customer's remote over a slow line of its own: one file after another. */
export async function slowRemote(page: Page): Promise<void> {
  let last = Promise.resolve();
  await page.route(FILES, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    last = last.then(() => setTimeout(body.length / BYTES_PER_MS));
    await last;
    await route.fulfill({ response, body });
  });
}

/** Faulty registry entries of a remote, and whether its pages are still routed. */
interface ManifestFault {
  readonly name: string;
  readonly isKnown: boolean;
  readonly spoil: (manifest: Record<string, unknown>) => unknown;
}

const spoiltEntry = {
  path: PATHS.team,
  roles: ['customer'],
  label: { fr: 'Équipe' },
  icon: 'rocket',
  order: 'last',
};

export const MANIFEST_FAULTS: readonly ManifestFault[] = [
  { name: 'no manifest', isKnown: false, spoil: () => null },
  { name: 'a manifest of nothing', isKnown: false, spoil: () => ({}) },
  {
    name: 'the container of another',
    isKnown: true,
    spoil: (manifest) => ({ ...manifest, container: 'metier_foreign' }),
  },
  { name: 'no entry', isKnown: true, spoil: ({ entry: _, ...rest }) => rest },
  {
    name: 'menu entries of which none is whole',
    isKnown: true,
    spoil: (manifest) => ({
      ...manifest,
      entry: 'gone.js',
      menu: [null, {}, { path: '/app/a' }, spoiltEntry],
    }),
  },
];

const REGISTRY = /(<script id="registry"[^>]*>)(.*?)(<\/script>)/s;

interface SentRegistry {
  readonly apps: {
    readonly customer: { readonly release: string; readonly manifest: Record<string, unknown> };
  };
}

/** The registry with a changed customer's remote. */
function withCustomer(
  registry: SentRegistry,
  change: (customer: SentRegistry['apps']['customer']) => object,
): object {
  return { ...registry, apps: { ...registry.apps, customer: change(registry.apps.customer) } };
}

/** Spoils the customer's remote in the registry of the gateway's page, until it is repaired by another release. */
export async function spoilManifest(page: Page, { spoil }: ManifestFault) {
  let spoilt = true;
  await page.route('**/app/**', async (route) => {
    if (!spoilt || route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(REGISTRY, (_, start: string, json: string, end: string) => {
      const registry = withCustomer(JSON.parse(json) as SentRegistry, (customer) => ({
        ...customer,
        manifest: spoil(customer.manifest),
      }));
      return start + JSON.stringify(registry).replaceAll('<', String.raw`\u003c`) + end;
    });
    return route.fulfill({ response, body });
  });
  await page.route('**/registry', async (route) => {
    if (spoilt) return route.fallback();
    const response = await route.fetch();
    const registry = (await response.json()) as SentRegistry;
    const json = withCustomer(registry, (customer) => ({
      ...customer,
      release: `${customer.release}-repaired`,
    }));
    return route.fulfill({ response, json });
  });
  return {
    repair: () => {
      spoilt = false;
    },
  };
}
