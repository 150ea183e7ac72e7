import { usePageNumber, useQueryChoice } from '@metier/shared-kit/router';

/**
 * Where a queue stands: which part of it is shown and the page; both in the address. The first part is shown unless the
 * address says otherwise, and another part begins at its first page.
 *
 * @example const { part, show, page, turnTo } = useQueuePlace(['open', 'answered']);
 */
export function useQueuePlace<Part extends string>(parts: readonly [Part, ...Part[]]) {
  const [chosen, choose] = useQueryChoice('show', parts);
  const [page, turnTo] = usePageNumber();
  const [first] = parts;
  return {
    part: chosen ?? first,
    page,
    show: (part: Part) => choose(part === first ? undefined : part),
    turnTo,
  };
}
