import { request, type BrowserContext, type TestInfo } from '@playwright/test';

/** True if the journeys visit a shared product instead of their own. */
const isShared = process.env['METIER_URL'] !== undefined;

/** Tags of journeys that must not run against a shared product, with the reason. */
const NEEDS = {
  '@clock': 'moves the clock of the product',
  '@processes': 'starts and ends its own products',
  '@releases': 'needs its own releases',
} as const;

type Tag = keyof typeof NEEDS;
const TAGS = Object.keys(NEEDS) as Tag[];

/** Skips a journey with such a tag in a shared product. */
export function skipUnfit(info: TestInfo): void {
  const tag = TAGS.find((each) => info.tags.includes(each));
  if (tag) skipFor(info, tag);
}

/** Skips a journey in a shared product for the reason of a tag. */
export const skipFor = (info: TestInfo, tag: Tag): void => info.skip(isShared, NEEDS[tag]);

/** Throws in a shared product: the journey lacks the tag. */
export function requireTag(tag: Tag): void {
  if (isShared) throw new Error(`This journey ${NEEDS[tag]}: give it the tag ${tag}.`);
}

/** The overrides of this run, `customer:http://localhost:8101/`. */
export const OVERRIDES = (process.env['METIER_OVERRIDES'] ?? '').split(' ').filter(Boolean);

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** The cookie that activates the overrides of this run; none without overrides. */
export async function overrideCookies(base: string): Promise<Cookie[]> {
  if (OVERRIDES.length === 0) return [];
  const tester = await request.newContext({ baseURL: base });
  const form = new URLSearchParams([
    ['action', 'set'],
    ...OVERRIDES.map((override) => ['metier-override', override]),
  ]);
  const answer = await tester.post('/overrides', {
    data: String(form),
    // As sent by a browser for a form of the same origin.
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  const { cookies } = await tester.storageState();
  await tester.dispose();
  if (answer.status() !== 303)
    throw new Error(
      `${base} does not accept the override ${OVERRIDES.join(' ')}: see METIER_OVERRIDE_ORIGINS there.`,
    );
  return cookies.filter(({ name }) => name.endsWith('metier_overrides'));
}
