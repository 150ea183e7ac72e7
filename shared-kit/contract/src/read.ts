export type { Query } from './operations.ts';
import type { Call, Input } from './operations.ts';

/** Calls that read. */
export type GetCall = Extract<Call, `GET ${string}`>;

/** One request for data as a value: what `useApiRead` takes, and `request` as arguments. */
export type ReadOf<C extends GetCall> = readonly [
  call: C,
  ...(object extends Input<C> ? [input?: Input<C>] : [input: Input<C>]),
];

/** The read of any call: what a manifest lists in `reads`. */
export type Read = { [C in GetCall]: ReadOf<C> }[GetCall];

/**
 * A request for data, checked against the contract. A page and its manifest derive theirs from one such value, so the
 * browser requests early exactly what the page requests.
 *
 * @example
 * export const workRead = (id: string) => read('GET /api/freelancers/portfolio', { query: { portfolio_id: id } });
 * // manifest: reads: [workRead(':id')]     page: useApiRead(workRead(id))
 */
export const read = <C extends GetCall>(...callAndInput: ReadOf<C>): ReadOf<C> => callAndInput;

/** A project as its viewer sees it. */
export const projectRead = (id: string) => read('GET /api/projects/project', { query: { project_id: id } });

/** A page of the signed-in user's conversations. */
export const conversationsRead = (page = 1) => read('GET /api/conversations', { query: { page } });

/** The latest messages of a conversation. */
export const conversationRead = (project_id: string, freelancer_id: string) =>
  read('GET /api/conversations/messages', { query: { project_id, freelancer_id } });

/** A page of the signed-in user's notifications, all or the unread ones. Its first page is what the count of the frame reads. */
export const notificationsRead = (page = 1, onlyUnread = false) =>
  read('GET /api/notifications', { query: { page, ...(onlyUnread && { unread: 1 }) } });

/** What waits for the signed-in user, for the menu. */
export const countsRead = () => read('GET /api/counts');

type Field = string | number | boolean | undefined;
type QueryFields = Readonly<Record<string, Field | readonly Field[]>>;

/**
 * A query as it stands in an address: lists as repeated keys (product.md §6), undefined left out. `:` stays, so that a
 * manifest's `:id` can be filled in.
 *
 * @example queryString({ type: ['a', 'b'], page: 1 }) // 'type=a&type=b&page=1'
 */
export function queryString(query: QueryFields): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined)
      .map((item) => [key, String(item)]),
  );
  return new URLSearchParams(pairs).toString().replaceAll('%3A', ':');
}

/**
 * The address that a read requests.
 *
 * @example addressOf(projectRead(':id')) // '/api/projects/project?project_id=:id'
 */
export function addressOf([call, input]: Read): string {
  const path = call.slice('GET '.length);
  const query = queryString((input as { query?: QueryFields } | undefined)?.query ?? {});
  return query ? `${path}?${query}` : path;
}
