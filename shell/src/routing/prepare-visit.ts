import {
  type LiveRegistry,
  preparePage,
  preparePart,
  prepareWidgetsOf,
  readsOf,
  within,
} from '@metier/platform/federation';
import { prepareTexts } from '@metier/shared-kit/i18n';
import { prefetch, type QueryClient } from '@metier/shared-kit/query';
import { session } from '@metier/shared-kit/session';
import { visitOf } from './visit-of.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** After this time the page's skeleton is shown instead of the previous page. */
const TIMEOUT_MS = 300;

/** The page of an address for the signed-in user. */
const visited = (live: LiveRegistry, address: Address) => visitOf(live.used(), address, session.user()?.role);

/** Loads code and texts of the page at an address, and of its widgets. */
export async function prepareCode(live: LiveRegistry, address: Address): Promise<void> {
  const { match, own } = visited(live, address);
  const registry = live.used();
  if (match)
    await Promise.all([
      preparePage(registry, match),
      prepareTexts(match.app),
      prepareWidgetsOf(registry, match),
    ]);
  else if (own) await preparePart(own.path, own.load);
}

/** Loads the first data of the page at an address, as its manifest lists them. */
async function prepareData(live: LiveRegistry, client: QueryClient, address: Address): Promise<void> {
  const { match } = visited(live, address);
  // A query selects other data, such as the second page.
  if (match && address.search === '')
    await prefetch(client, await readsOf(live.used(), match, session.user()?.id));
}

/**
 * Loads code, texts and first data of a page before it is shown: a skeleton that is replaced at once flickers, and React
 * keeps it for 300 ms. Resolves when they are loaded or failed, or after a timeout.
 */
export const prepareVisit = (live: LiveRegistry, client: QueryClient, address: Address): Promise<unknown> =>
  within(TIMEOUT_MS, Promise.allSettled([prepareCode(live, address), prepareData(live, client, address)]));
