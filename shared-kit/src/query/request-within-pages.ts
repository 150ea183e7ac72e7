import type { GetCall, ReadOf } from '@metier/contract';
import { argsOf, request, type Reply } from '../http/index.ts';

/** Fields of a paged answer. */
interface PageOfList {
  readonly page?: number;
  readonly pages?: number;
}

/** Input of a paged call. */
interface Listed {
  readonly query?: object;
}

/** The last page, if the requested one is above it; otherwise undefined. */
function lastPage(reply: PageOfList): number | undefined {
  const { page = 1, pages = 1 } = reply;
  return page > pages ? pages : undefined;
}

/**
 * Reads once. If the requested page does not exist (an old link, or the last row of the last page was removed), reads
 * the last page.
 *
 * @example const { projects } = await requestWithinPages(read('GET /api/projects', { query: { page: 99 } }));
 */
export async function requestWithinPages<C extends GetCall>(
  [call, input]: ReadOf<C>,
  signal?: AbortSignal,
): Promise<Reply<C>> {
  const send = (changed?: object) =>
    request(call, ...argsOf<C>(Object.assign({}, input, changed, signal && { signal })));
  const reply = await send();
  const page = lastPage(reply as PageOfList);
  return page === undefined ? reply : send({ query: Object.assign({}, (input as Listed).query, { page }) });
}
