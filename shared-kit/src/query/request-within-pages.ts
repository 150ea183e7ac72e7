import type { GetCall, ReadOf } from '@metier/contract';
import { request, type Args, type Reply } from '../http/index.ts';

/** What tells that an answer is a page of a list, and which page was asked for. */
interface PageOfList {
  readonly page?: number;
  readonly pages?: number;
}

/** Input of a call that answers with a page. */
interface Listed {
  readonly query?: object;
}

/** The page to ask for instead of one above the last; undefined where the answer stands. */
function lastPage(reply: PageOfList): number | undefined {
  const { page = 1, pages = 1 } = reply;
  return page > pages ? pages : undefined;
}

/**
 * Reads once. A list that has no such page (an old link, a row that was the last of its page) answers with its last.
 *
 * @example const { projects } = await requestWithinPages(read('GET /api/projects', { query: { page: 99 } }));
 */
export async function requestWithinPages<C extends GetCall>(
  [call, input]: ReadOf<C>,
  signal?: AbortSignal,
): Promise<Reply<C>> {
  // The compiler cannot follow that the input of a read is the argument list of its call.
  const send = (changed?: object) =>
    request(call, ...([Object.assign({}, input, changed, signal && { signal })] as unknown as Args<C>));
  const reply = await send();
  const page = lastPage(reply as PageOfList);
  return page === undefined ? reply : send({ query: Object.assign({}, (input as Listed).query, { page }) });
}
