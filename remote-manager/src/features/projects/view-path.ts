import { HELD_STATUSES, PATHS } from '@metier/contract';
import { USUAL_ROWS } from '../../reads.ts';
import type { ViewQuery } from './saved-views.api.ts';

const isHeld = (status: readonly string[]) =>
  status.length === HELD_STATUSES.length && HELD_STATUSES.every((held) => status.includes(held));

/**
 * The page's address of a saved view; the inverse of `useProjectFilter`.
 *
 * @example viewPath({ status: ['paid'], per_page: 50 }) // '/app/projects?status=paid&rows=50'
 */
export function viewPath({
  type,
  status = [],
  case: open,
  outcome,
  from,
  to,
  responded,
  search,
  sort,
  per_page,
}: ViewQuery): string {
  const words: Readonly<Record<string, string | undefined>> = {
    type: type?.[0],
    status: isHeld(status) ? 'held' : status[0],
    case: open ?? outcome,
    from,
    to,
    responded: responded === 1 ? '1' : undefined,
    search,
    sort,
    rows: per_page === undefined || per_page === USUAL_ROWS ? undefined : String(per_page),
  };
  const known = Object.entries(words).flatMap(([key, word]) => (word === undefined ? [] : [[key, word]]));
  const query = new URLSearchParams(known).toString();
  return query === '' ? PATHS.projects : `${PATHS.projects}?${query}`;
}
