import { type Browser, type BrowserContext, request, type Response } from '@playwright/test';
import type { Registry } from '@metier/shared-kit/registry';
import { OVERRIDES } from './target.ts';

/** Type of a journey's annotation with a release. */
const RELEASE = 'release';

export interface Annotation {
  readonly type: string;
  readonly description?: string;
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];
type Places = Readonly<Record<string, { readonly release: string; readonly base: string }>>;

const REGISTRY = /<script id="registry"[^>]*>(.*?)<\/script>/s;

/** Release and base URL of each app in a page; undefined if it is no page of the product. */
function placesIn(html: string): Places | undefined {
  const [, json] = REGISTRY.exec(html) ?? [];
  if (json === undefined) return undefined;
  const { apps, shell } = JSON.parse(json) as Registry;
  return { ...apps, shell };
}

/** The releases that a product serves to a browser with these cookies. Throws if an override is missing. */
export async function releasesAt(base: string, cookies: readonly Cookie[]): Promise<Places> {
  const visitor = await request.newContext({ baseURL: base });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const page = await visitor.get('/', { headers: cookie ? { cookie } : {} });
  const places = placesIn(await page.text());
  await visitor.dispose();
  if (!places) throw new Error(`${base} responds, but not with a page of this product.`);
  for (const override of OVERRIDES) {
    const [app = ''] = override.split(':');
    const place = places[app];
    if (!place || place.release === 'no-answer' || !override.includes(new URL(place.base, base).origin))
      throw new Error(
        `${base} shows no ${app} of ${override.slice(app.length + 1)}: does that address respond?`,
      );
  }
  return places;
}

/**
 * Records which apps the pages of a product load. Returns a function that returns their releases as annotations of the
 * journey, and the releases of pages that differ from the expected ones.
 */
export function recordReleases(browser: Browser, base: string, expected: Places) {
  const loaded = new Set<string>();
  const strays = new Set<string>();
  const pages: Promise<void>[] = [];
  const checkPage = async (response: Response): Promise<void> => {
    // The body of an aborted navigation is not available.
    const places = placesIn(await response.text().catch(() => ''));
    for (const [app, { release }] of Object.entries(places ?? {}))
      if (release !== expected[app]?.release) strays.add(`${app} ${release}`);
  };
  const onResponse = (response: Response) => {
    const url = response.url();
    const type = response.request().resourceType();
    if (type === 'document' && url.startsWith(`${base}/`)) pages.push(checkPage(response));
    // Not what is only fetched into the cache.
    if (type !== 'script') return;
    for (const [app, place] of Object.entries(expected))
      if (url.startsWith(new URL(place.base, base).href) && url.endsWith('.js')) loaded.add(app);
  };
  const observe = (context: BrowserContext) => context.on('response', onResponse);
  browser.on('context', observe);
  return async (): Promise<{ annotations: Annotation[]; strays: string[] }> => {
    browser.off('context', observe);
    await Promise.all(pages);
    const annotations = [...loaded].sort().map((app) => {
      const { origin } = new URL(expected[app]?.base ?? '', base);
      const from = origin === base ? '' : ` from ${origin}`;
      return { type: RELEASE, description: `${app} ${expected[app]?.release}${from}` };
    });
    return { annotations, strays: [...strays] };
  };
}

/** The releases in the annotations of a journey. */
export const releasesIn = (annotations: readonly Annotation[]): string[] =>
  annotations.flatMap(({ type, description }) => (type === RELEASE && description ? [description] : []));
