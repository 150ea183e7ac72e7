import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore, ReleaseStore, setCanary } from '@metier/platform/releases';
import type { Browser } from '@playwright/test';
import { openOwnGateway, type OwnGateway } from '../src/own-gateway.ts';
import { expect, test } from '../src/test.ts';

const PERCENT = 10;
/** Failed visitors until a canary is aborted. */
const HURT = 3;
const OTHERS = 25;
const LOGIN = '/auth/login';

let gateway: OwnGateway;
test.beforeEach(async ({ baseURL }) => {
  gateway = await openOwnGateway(String(baseURL), { watchCanaries: true });
});
test.afterEach(() => gateway.close());

const storeOf = () => new ReleaseStore(new FolderStore(gateway.folder));

/** How often a release of the sign-in page was shown, failed to load and failed to render. */
async function countsOf(store: ReleaseStore, release: string): Promise<number[]> {
  const documents = await store.counts.since(0, new Date());
  return (['shown', 'load', 'render'] as const).map((counted) =>
    documents.reduce((sum, { counts }) => sum + (counts[`auth/${release}`]?.[counted] ?? 0), 0),
  );
}

/** Stores a release of the sign-in page's remote that throws while rendering. */
async function storeBroken(store: ReleaseStore): Promise<string> {
  const live = await gateway.releaseOf('auth');
  const text = await readFile(join(gateway.folder, `releases/auth/${live}.json`), 'utf8');
  const { container, entry } = JSON.parse(text) as { container: string; entry: string };
  const build = await mkdtemp(join(tmpdir(), 'metier-canary-'));
  const page = 'async () => ({ Page() { throw new Error("in render"); } })';
  await writeFile(join(build, 'manifest.json'), text.replaceAll(entry, 'broken.js'));
  await writeFile(
    join(build, 'broken.js'),
    `globalThis.${container} = {
      get: async () => () => ({ manifest: { routes: new Proxy([], { get: () => ({ page: ${page} }) }), widgets: {} } }),
    }`,
  );
  const release = await store.add('auth', build);
  await rm(build, { recursive: true });
  return release;
}

/** The release for a visitor with this number. */
async function pageOf(visitor: number): Promise<string> {
  const headers = { cookie: `metier_visitor=${visitor}` };
  return (await fetch(gateway.origin + LOGIN, { headers })).text();
}

/** Sends the report of a shown page, as a browser would. */
async function playVisit(visitor: number, release: string): Promise<void> {
  const report = {
    minute: Math.floor(Date.now() / 60_000),
    events: [{ app: 'auth', release, kind: 'answered' }],
  };
  const headers = { cookie: `metier_visitor=${visitor}`, 'content-type': 'application/json' };
  const body = JSON.stringify(report);
  expect((await fetch(`${gateway.origin}/reports`, { method: 'POST', headers, body })).status).toBe(204);
}

/** Opens the sign-in page in a browser with a visitor's number. */
async function openAsVisitor(browser: Browser, visitor: number) {
  const context = await browser.newContext({ baseURL: gateway.origin });
  await context.addCookies([{ name: 'metier_visitor', value: String(visitor), url: gateway.origin }]);
  const page = await context.newPage();
  const reported = page.waitForRequest(`${gateway.origin}/reports`);
  await page.goto(LOGIN);
  return { page, reported, close: () => context.close() };
}

test('a canary that throws while rendering is aborted after three visitors, and no further visitor gets it @releases', async ({
  browser,
}) => {
  const store = storeOf();
  const live = String(await gateway.releaseOf('auth'));
  // The folder has the counts of earlier journeys, which break remotes, too.
  const [, ...failedBefore] = await countsOf(store, live);
  const broken = await storeBroken(store);
  await setCanary(store, { by: 'Ada', why: '' }, 'auth', { release: broken, percent: PERCENT });
  const chosen: number[] = [];
  const others: number[] = [];
  for (let visitor = 0; chosen.length < HURT || others.length < OTHERS; visitor++)
    ((await pageOf(visitor)).includes(broken) ? chosen : others).push(visitor);

  await test.step('a visitor of the live release signs in, and the page is reported as shown', async () => {
    const { page, reported, close } = await openAsVisitor(browser, others[0] ?? 0);
    await expect(page.getByLabel('Email')).toBeVisible();
    await reported;
    await close();
  });

  await test.step('a visitor of the canary sees that the page is down, and the failure is reported', async () => {
    for (const visitor of chosen.slice(0, HURT)) {
      const { page, reported, close } = await openAsVisitor(browser, visitor);
      await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
      await reported;
      await close();
    }
    for (const visitor of others) await playVisit(visitor, live);
  });

  await test.step('the gateway aborts it', async () => {
    await expect
      .poll(async () => (await store.registry.read())?.change.action, { timeout: 60_000 })
      .toBe('abort');
    expect(await store.registry.read()).toMatchObject({
      by: 'metier (automatic)',
      why: expect.stringContaining("of the canary's visitors 3 answered, 3 failed"),
      apps: { auth: { live, held: [broken] } },
    });
    const [shown, ...failed] = await countsOf(store, live);
    expect(shown).toBeGreaterThan(0);
    expect(failed).toEqual(failedBefore);
    expect(await countsOf(store, broken)).toEqual([0, 0, HURT]);
  });

  await test.step('all visitors get the live release', async () => {
    for (const visitor of chosen.slice(0, HURT)) {
      const { page, reported, close } = await openAsVisitor(browser, visitor);
      await expect(page.getByLabel('Email')).toBeVisible();
      await reported;
      await close();
    }
    expect(await countsOf(store, broken)).toEqual([0, 0, HURT]);
  });
});
