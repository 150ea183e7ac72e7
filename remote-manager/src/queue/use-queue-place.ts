import { usePageNumber, useSearchParams } from '@metier/shared-kit/router';

const KEY = 'show';

/**
 * Where a queue stands: which part of it is shown and the page; both in the address. The first part is shown unless the
 * address says otherwise, and another part begins at its first page.
 *
 * @example const { part, show, page, turnTo } = useQueuePlace(['open', 'answered']);
 */
export function useQueuePlace<Part extends string>(parts: readonly [Part, ...Part[]]) {
  const [query, setQuery] = useSearchParams();
  const [page, turnTo] = usePageNumber();
  const [first] = parts;
  return {
    part: parts.find((part) => part === query.get(KEY)) ?? first,
    page,
    show: (part: Part) => setQuery(part === first ? {} : { [KEY]: part }),
    turnTo,
  };
}
