export type { Query } from './operations.ts';
import type { Call, Input } from './operations.ts';

/** Calls that only read. */
export type GetCall = Extract<Call, `GET ${string}`>;

/** A read as a value: the argument of `useApiRead`, or the arguments of `request`. */
export type ReadOf<C extends GetCall> = readonly [
  call: C,
  ...(object extends Input<C> ? [input?: Input<C>] : [input: Input<C>]),
];

/** A read of any call, as listed in a manifest's `reads`. */
export type Read = { [C in GetCall]: ReadOf<C> }[GetCall];

/**
 * A read, checked against the contract. Page and manifest share the value, so the browser requests early exactly what
 * the page requests.
 *
 * @example
 * export const workRead = (id: string) => read('GET /api/freelancers/portfolio', { query: { portfolio_id: id } });
 * // manifest: reads: [workRead(':id')]     page: useApiRead(workRead(id))
 */
export const read = <C extends GetCall>(...callAndInput: ReadOf<C>): ReadOf<C> => callAndInput;

/**
 * Stands for the signed-in user's id in a manifest's reads, as `:id` does for a path parameter. Named like the token's
 * claim.
 */
export const USER_ID = ':user_id';

/** A project. */
export const projectRead = (id: string) => read('GET /api/projects/project', { query: { project_id: id } });

/** A page of a project's activity, newest first. */
export const activityRead = (project_id: string, page = 1) =>
  read('GET /api/projects/project_card/activity', { query: { project_id, page } });

/** A freelancer's profile. */
export const freelancerRead = (user_id: string) =>
  read('GET /api/freelancer/profile', { query: { user_id } });

/** A customer's profile. */
export const customerRead = (user_id: string) => read('GET /api/customer/profile', { query: { user_id } });

/** A freelancer's works, in their order. */
export const worksRead = (id: string) => read('GET /api/freelancers/portfolios', { query: { id } });

/** A page of the signed-in user's conversations. */
export const conversationsRead = (page = 1) => read('GET /api/conversations', { query: { page } });

/** The latest messages of a conversation. */
export const conversationRead = (project_id: string, freelancer_id: string) =>
  read('GET /api/conversations/messages', { query: { project_id, freelancer_id } });

/** A page of the signed-in user's notifications, all or only unread ones. The frame's counter uses the first page. */
export const notificationsRead = (page = 1, onlyUnread = false) =>
  read('GET /api/notifications', { query: { page, ...(onlyUnread && { unread: 1 }) } });

/** Counters of the menu, for the signed-in user. */
export const countsRead = () => read('GET /api/counts');

type Field = string | number | boolean | undefined;
type QueryFields = Readonly<Record<string, Field | readonly Field[]>>;

/**
 * Serialises a query: lists as repeated keys (product.md §6), undefined omitted. `:` is not encoded, so that a
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
 * The URL of a read.
 *
 * @example addressOf(projectRead(':id')) // '/api/projects/project?project_id=:id'
 */
export function addressOf([call, input]: Read): string {
  const path = call.slice('GET '.length);
  const query = queryString((input as { query?: QueryFields } | undefined)?.query ?? {});
  return query ? `${path}?${query}` : path;
}
