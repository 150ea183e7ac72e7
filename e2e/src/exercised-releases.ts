import { type Browser, type BrowserContext, request, type Response } from '@playwright/test';
import type { Registry } from '@metier/shared-kit/registry';
import { OVERRIDES } from './target.ts';

/** The kind of a journey's annotations that name releases. */
const RELEASE = 'release';

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];
type Places = Readonly<Record<string, { readonly release: string; readonly base: string }>>;

const REGISTRY = /<script id="registry"[^>]*>(.*?)<\/script>/s;

/** What a page says of each app: its release, and where its files are. Undefined: it is no page of the product. */
function placesIn(html: string): Places | undefined {
  const [, json] = REGISTRY.exec(html) ?? [];
  if (json === undefined) return undefined;
  const { apps, shell } = JSON.parse(json) as Registry;
  return { ...apps, shell };
}

/** The releases that a product shows to a browser with these cookies. Throws where an override is none of them. */
export async function releasesAt(base: string, cookies: readonly Cookie[]): Promise<Places> {
  const visitor = await request.newContext({ baseURL: base });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const page = await visitor.get('/', { headers: cookie ? { cookie } : {} });
  const places = placesIn(await page.text());
  await visitor.dispose();
  if (!places) throw new Error(`${base} answers, but not with a page of this product.`);
  for (const override of OVERRIDES) {
    const [app = ''] = override.split(':');
    const place = places[app];
    if (!place || place.release === 'no-answer' || !override.includes(new URL(place.base, base).origin))
      throw new Error(
        `${base} shows no ${app} of ${override.slice(app.length + 1)}: does that address answer?`,
      );
  }
  return places;
}

/**
 * Hears which apps the pages of a product load, and which release its pages say that is. Returns what tells it as
 * annotations of the journey, and what a page said otherwise than expected.
 */
export function hearReleases(browser: Browser, base: string, expected: Places) {
  const loaded = new Set<string>();
  const strays = new Set<string>();
  const pages: Promise<void>[] = [];
  const look = async (response: Response): Promise<void> => {
    // A page that was left before it came says nothing.
    const places = placesIn(await response.text().catch(() => ''));
    for (const [app, { release }] of Object.entries(places ?? {}))
      if (release !== expected[app]?.release) strays.add(`${app} ${release}`);
  };
  const hear = (response: Response) => {
    const url = response.url();
    if (response.request().resourceType() === 'document' && url.startsWith(`${base}/`))
      pages.push(look(response));
    for (const [app, place] of Object.entries(expected))
      if (url.startsWith(new URL(place.base, base).href) && url.endsWith('.js')) loaded.add(app);
  };
  const hearIn = (context: BrowserContext) => context.on('response', hear);
  browser.on('context', hearIn);
  return async (): Promise<{ annotations: Annotation[]; strays: string[] }> => {
    browser.off('context', hearIn);
    await Promise.all(pages);
    const annotations = [...loaded].sort().map((app) => {
      const { origin } = new URL(expected[app]?.base ?? '', base);
      const from = origin === base ? '' : ` from ${origin}`;
      return { type: RELEASE, description: `${app} ${expected[app]?.release}${from}` };
    });
    return { annotations, strays: [...strays] };
  };
}

/** The releases that annotations of a journey name. */
export const releasesIn = (annotations: readonly Annotation[]): string[] =>
  annotations.flatMap(({ type, description }) => (type === RELEASE && description ? [description] : []));
