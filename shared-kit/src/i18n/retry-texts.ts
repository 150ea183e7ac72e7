import { LANGUAGES } from '@metier/contract';
import { canBeRead, i18n, loadAgain } from './texts-store.ts';

const retries = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/**
 * The second attempt at texts that did not come, to be read by React's `use`; undefined where the first one sufficed.
 * A failed one must outlive the render that reads it, or React would load again and again instead of showing it: it
 * stays until {@link forgetLostTexts}. One that did load stays: React repeats the render that waited for it, and the
 * hooks must be the same then (its error 467).
 */
export function retriedTexts(namespace: string): Promise<void> | undefined {
  const { language } = i18n;
  const texts = `${language} ${namespace}`;
  if (!canBeRead(language, namespace) && !retries.has(texts)) {
    const attempt = loadAgain(language, [namespace]);
    retries.set(texts, attempt);
    attempt.then(
      () => loaded.add(texts),
      () => undefined,
    );
  }
  return retries.get(texts);
}

/** Removes the texts of a namespace, so that they are loaded again: another release of their remote is in use. */
export function forgetTexts(namespace: string): void {
  for (const language of LANGUAGES) {
    i18n.removeResourceBundle(language, namespace);
    retries.delete(`${language} ${namespace}`);
    loaded.delete(`${language} ${namespace}`);
  }
}

/**
 * Lets texts that did not come, or still hang, be loaded again. For the boundary that shows a failure, once it shows it.
 */
export function forgetLostTexts(): void {
  for (const texts of retries.keys()) if (!loaded.has(texts)) retries.delete(texts);
}
