import type { EarlyAnswer } from '../page/index.ts';

/** An early answer is considered stale this long after its request. */
const FRESH_MS = 10_000;

/** Refusals that a retry would not change: nothing under that id, or the token has expired. */
const FINAL_REFUSALS: readonly number[] = [400, 401, 404];

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
  });

/** The answer to an early request of the page for the same user; it is used once. */
async function earlyAnswer({ method, url, headers, signal }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const waiting = globalThis.metier?.earlyAnswers;
  const early: EarlyAnswer | undefined = method === 'GET' ? waiting?.get(pathname + search) : undefined;
  if (!early) return undefined;
  waiting?.delete(pathname + search);
  const bearer = early.token ? `Bearer ${early.token}` : null;
  const fits = headers.get('Authorization') === bearer && performance.now() - early.sent < FRESH_MS;
  // A pending early answer is subject to the same timeout as any other request.
  const answer = fits ? await Promise.race([early.answer, aborted(signal)]) : undefined;
  return answer && (answer.ok || FINAL_REFUSALS.includes(answer.status)) ? answer : undefined;
}

/**
 * Fetches, unless the page has already sent the same request early. An early answer with a transient error is
 * requested again.
 */
export const fetchUnlessEarly: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  return (await earlyAnswer(request)) ?? fetch(request);
};
