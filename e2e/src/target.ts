import { request, type BrowserContext, type TestInfo } from '@playwright/test';

/** True where the journeys visit a product that others use, too, instead of one of their own. */
const isShared = process.env['METIER_URL'] !== undefined;

/** What a journey needs that a shared product does not give, by the tag that it has. */
const NEEDS = {
  '@clock': 'moves the clock of the product',
  '@processes': 'starts and ends products of its own',
  '@releases': 'needs releases of its own',
} as const;

type Tag = keyof typeof NEEDS;
const TAGS = Object.keys(NEEDS) as Tag[];

/** Leaves a journey out that does not fit a shared product; the run tells why. */
export function leaveOutUnfit(info: TestInfo): void {
  const tag = TAGS.find((each) => info.tags.includes(each));
  if (tag) leaveOutFor(info, tag);
}

/** Leaves a journey out of a shared product for what a tag says. */
export const leaveOutFor = (info: TestInfo, tag: Tag): void => info.skip(isShared, NEEDS[tag]);

/** Refuses what a shared product must not see: the journey lacks the tag that tells it. */
export function requireTag(tag: Tag): void {
  if (isShared) throw new Error(`This journey ${NEEDS[tag]}: give it the tag ${tag}.`);
}

/** An override as the product's links write it, `customer:http://localhost:8101/`. */
export const OVERRIDES = (process.env['METIER_OVERRIDES'] ?? '').split(' ').filter(Boolean);

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** The cookie by which a product lets a browser have the overrides of this run; none where there are none. */
export async function overrideCookies(base: string): Promise<Cookie[]> {
  if (OVERRIDES.length === 0) return [];
  const tester = await request.newContext({ baseURL: base });
  const form = new URLSearchParams([
    ['action', 'set'],
    ...OVERRIDES.map((override) => ['metier-override', override]),
  ]);
  const answer = await tester.post('/overrides', {
    data: String(form),
    // As a form of the page itself says.
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  const { cookies } = await tester.storageState();
  await tester.dispose();
  if (answer.status() !== 303)
    throw new Error(`${base} takes no override ${OVERRIDES.join(' ')}: see METIER_OVERRIDE_ORIGINS there.`);
  return cookies.filter(({ name }) => name.endsWith('metier_overrides'));
}
