import { prepareTexts } from '@metier/shared-kit/i18n';
import type { PageMatch, Registry } from '@metier/shared-kit/registry';
import { preparePage, within } from '@metier/platform/federation';

/** How long the first drawing waits for its page; until then what the HTML painted stands. */
const TIMEOUT_MS = 1000;

/**
 * Loads code and texts of the page that a visit begins with, so that frame and page are drawn at once. Returns when
 * they are there, have failed, or have let wait for too long; `texts` says when texts can be loaded.
 */
export async function prepareFirstPage(
  registry: Registry,
  match: PageMatch | undefined,
  texts: Promise<void>,
): Promise<void> {
  if (!match) return;
  const page = preparePage(registry, match);
  const words = texts.then(() => prepareTexts(match.app));
  await within(TIMEOUT_MS, Promise.allSettled([page, words]));
}
