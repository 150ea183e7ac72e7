import { LANGUAGES } from '@metier/contract';
import { canBeRead, i18n, loadAgain } from './texts-store.ts';

const retries = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/**
 * The second attempt at texts that failed to load, as a promise for React's `use`; undefined if the first one
 * succeeded. A failed promise must outlive the render that reads it, or React would load endlessly instead of showing
 * the error; it stays until {@link forgetLostTexts}. A resolved one stays as well: React repeats the suspended
 * render, which must call the same hooks (React error 467).
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

/** Removes the texts of a namespace because another release of its remote is in use; they are loaded again. */
export function forgetTexts(namespace: string): void {
  for (const language of LANGUAGES) {
    i18n.removeResourceBundle(language, namespace);
    retries.delete(`${language} ${namespace}`);
    loaded.delete(`${language} ${namespace}`);
  }
}

/**
 * Allows failed or hanging texts to be loaded again. Called by the boundary that shows the error.
 */
export function forgetLostTexts(): void {
  for (const texts of retries.keys()) if (!loaded.has(texts)) retries.delete(texts);
}
