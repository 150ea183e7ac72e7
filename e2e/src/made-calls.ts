import type { Browser, BrowserContext, Response } from '@playwright/test';

/** The kind of a journey's annotations that name calls. */
const CALL = 'call';

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** Every answer of the API carries it; what a journey answers in its place does not. */
const REQUEST_ID = 'x-request-id';

/** Method and path of a request that the API has answered with success; undefined for anything else, such as a file or a refusal. */
function callOf(response: Response): string | undefined {
  const { pathname } = new URL(response.url());
  const isCall = response.ok() && pathname.startsWith('/api/') && REQUEST_ID in response.headers();
  return isCall ? `${response.request().method()} ${pathname}` : undefined;
}

/**
 * Hears the calls that succeed in pages which a browser opens from now on; requests of the tests themselves are none.
 * Returns what tells them as annotations of the journey that was under way.
 */
export function recordCalls(browser: Browser): () => Annotation[] {
  const calls = new Set<string>();
  const observe = (context: BrowserContext) =>
    context.on('response', (response) => {
      const call = callOf(response);
      if (call !== undefined) calls.add(call);
    });
  browser.on('context', observe);
  return () => {
    browser.off('context', observe);
    return [...calls].map((description) => ({ type: CALL, description }));
  };
}

/** The calls that annotations of a journey name. */
export const callsIn = (annotations: readonly Annotation[]): string[] =>
  annotations.flatMap(({ type, description }) => (type === CALL && description ? [description] : []));
