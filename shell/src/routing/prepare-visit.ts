import {
  type LiveRegistry,
  preparePage,
  preparePart,
  prepareWidgetsOf,
  readsOf,
  settlesWithin,
} from '@metier/platform/federation';
import { prepareTexts } from '@metier/shared-kit/i18n';
import { prefetch, type QueryClient } from '@metier/shared-kit/query';
import { session } from '@metier/shared-kit/session';
import { visitOf } from './visit-of.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** After this time the page's skeleton is shown instead of the previous page. */
const TIMEOUT_MS = 300;

type Visit = ReturnType<typeof visitOf>;

/** The page of an address for the signed-in user. */
const visitAt = (live: LiveRegistry, address: Address): Visit =>
  visitOf(live.used(), address, session.user()?.role);

/** Loads code and texts of the page at an address, and of its widgets. */
export async function prepareCode(live: LiveRegistry, address: Address): Promise<void> {
  await loadCode(live, visitAt(live, address));
}

async function loadCode(live: LiveRegistry, { match, own }: Visit): Promise<void> {
  const registry = live.used();
  if (match)
    await Promise.all([
      preparePage(registry, match),
      prepareTexts(match.app),
      prepareWidgetsOf(registry, match),
    ]);
  else if (own) await preparePart(own.path, own.load);
}

/** Loads the first data of a page, as its manifest lists them. */
async function loadData(live: LiveRegistry, client: QueryClient, { match }: Visit): Promise<void> {
  if (match) await prefetch(client, await readsOf(live.used(), match, session.user()?.id));
}

/**
 * Loads code, texts and first data of a page before it is shown: a skeleton that is replaced at once flickers, and React
 * keeps it for 300 ms. Resolves when they are loaded or failed, or after a timeout.
 */
export async function prepareVisit(live: LiveRegistry, client: QueryClient, address: Address): Promise<void> {
  const visit = visitAt(live, address);
  // A query selects other data, such as the second page.
  const data = address.search === '' ? loadData(live, client, visit) : undefined;
  await settlesWithin(TIMEOUT_MS, Promise.allSettled([loadCode(live, visit), data]));
}
