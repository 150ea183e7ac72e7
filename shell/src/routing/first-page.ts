import { prepareTexts } from '@metier/shared-kit/i18n';
import type { PageMatch, Registry } from '@metier/shared-kit/registry';
import { preparePage, settlesWithin } from '@metier/platform/federation';

/** Timeout for the first page's code; until then the HTML's first paint stays. */
const TIMEOUT_MS = 1000;

/**
 * Loads code and texts of the first page, so that frame and page render together. Resolves when they are loaded or
 * failed, or after the timeout; `texts` resolves when texts can be loaded.
 */
export async function prepareFirstPage(
  registry: Registry,
  match: PageMatch | undefined,
  texts: Promise<void>,
): Promise<void> {
  if (!match) return;
  const page = preparePage(registry, match);
  const words = texts.then(() => prepareTexts(match.app));
  await settlesWithin(TIMEOUT_MS, Promise.allSettled([page, words]));
}
