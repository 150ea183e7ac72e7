import { useLocation, usePageNumber, useQueryChoice } from '@metier/shared-kit/router';

/**
 * Tab and page of a queue, both in the URL. The first tab is the default, and changing the tab resets the page.
 *
 * @example const { part, show, page, turnTo } = useQueuePlace(['open', 'answered']);
 */
export function useQueuePlace<Part extends string>(parts: readonly [Part, ...Part[]]) {
  const [chosen, choose] = useQueryChoice('show', parts);
  const [page, turnTo] = usePageNumber();
  const { pathname } = useLocation();
  const [first] = parts;
  return {
    part: chosen ?? first,
    /** Address of all entries of the tab, without a filter. */
    unfiltered: chosen ? `${pathname}?show=${chosen}` : pathname,
    page,
    show: (part: Part) => choose(part === first ? undefined : part),
    turnTo,
  };
}
