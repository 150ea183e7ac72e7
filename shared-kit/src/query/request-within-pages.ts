import type { GetCall } from '@metier/contract';
import { request, type Args, type Reply } from '../http/index.ts';

/** What tells that an answer is a page of a list, and which page was asked for. */
interface PageOfList {
  readonly page?: number;
  readonly pages?: number;
}

/** The page to ask for instead of one above the last; undefined where the answer stands. */
function lastPage(reply: PageOfList): number | undefined {
  const { page = 1, pages = 1 } = reply;
  return page > pages ? pages : undefined;
}

/**
 * Reads once. A list that has no such page (an old link, a row that was the last of its page) answers with its last.
 *
 * @example const { projects } = await requestWithinPages('GET /api/projects', { query: { page: 99 } });
 */
export async function requestWithinPages<C extends GetCall>(call: C, ...args: Args<C>): Promise<Reply<C>> {
  const reply = await request(call, ...args);
  const page = lastPage(reply as PageOfList);
  if (page === undefined) return reply;
  const [input] = args as [{ query?: object }];
  return request(call, ...([{ ...input, query: { ...input.query, page } }] as unknown as Args<C>));
}
