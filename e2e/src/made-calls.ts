import type { Browser, BrowserContext, Response } from '@playwright/test';

/** Type of a journey's annotation with a call. */
const CALL = 'call';

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** Set on all responses of the API, but not on those that a journey mocks. */
const REQUEST_ID = 'x-request-id';

/** Method and path of a successful API request; undefined for anything else, such as a file or a refusal. */
function callOf(response: Response): string | undefined {
  const { pathname } = new URL(response.url());
  const isCall = response.ok() && pathname.startsWith('/api/') && REQUEST_ID in response.headers();
  return isCall ? `${response.request().method()} ${pathname}` : undefined;
}

/**
 * Records successful calls of the pages that a browser opens from now on, without requests of the tests themselves.
 * Returns a function that ends the recording and returns the calls as annotations.
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

/** The calls in the annotations of a journey. */
export const callsIn = (annotations: readonly Annotation[]): string[] =>
  annotations.flatMap(({ type, description }) => (type === CALL && description ? [description] : []));
