import { canBeRead, i18n, loadAgain } from './texts-store.ts';

/** A failure must outlive the render that reads it, or React would load again and again instead of showing it. */
const FORGET_MS = 1_000;
const retries = new Map<string, Promise<void>>();

/**
 * The second attempt at texts that did not come, to be read by React's `use`; undefined where the first one sufficed.
 * A failed one is forgotten a moment later, so that "Try again" loads again. One that did load stays: React repeats the
 * render that waited for it, and the hooks must be the same then (its error 467).
 */
export function retriedTexts(namespace: string): Promise<void> | undefined {
  const { language } = i18n;
  const texts = `${language} ${namespace}`;
  if (!canBeRead(language, namespace) && !retries.has(texts)) {
    const attempt = loadAgain(language, [namespace]);
    retries.set(texts, attempt);
    attempt.catch(() => setTimeout(() => retries.delete(texts), FORGET_MS));
  }
  return retries.get(texts);
}
