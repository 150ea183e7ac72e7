import type { EarlyAnswer } from '../page/index.ts';

/** An answer that nobody has taken by then, since the visit began, may no longer be true. */
const FRESH_MS = 10_000;

/** What a second try would not change: there is nothing under that id, or this token has expired. */
const FINAL_REFUSALS: readonly number[] = [400, 401, 404];

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
  });

/** The answer to a request that the page has already sent, for the same reader; it serves once. */
async function earlyAnswer({ method, url, headers, signal }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const waiting = globalThis.metier?.earlyAnswers;
  const early: EarlyAnswer | undefined = method === 'GET' ? waiting?.get(pathname + search) : undefined;
  if (!early) return undefined;
  waiting?.delete(pathname + search);
  const fits = headers.get('Authorization') === `Bearer ${early.token}` && performance.now() < FRESH_MS;
  // What does not come is left by the same time-out as any other request.
  const answer = fits ? await Promise.race([early.answer, aborted(signal)]) : undefined;
  return answer && (answer.ok || FINAL_REFUSALS.includes(answer.status)) ? answer : undefined;
}

/** Sends a request, unless the page has asked for the same before. An early answer that was refused for a passing reason is asked for again. */
export const fetchUnlessEarly: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  return (await earlyAnswer(request)) ?? fetch(request);
};
