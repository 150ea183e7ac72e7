import { useSearchParams } from 'react-router-dom';
import { PAGE_KEY } from './use-page-number.ts';

/**
 * One of a few values from the URL (`?status=paid`), undefined for none or an unknown one, and its setter. Setting it
 * resets the page; other query keys are kept, so Back, reload and shared links work.
 *
 * @example
 * const [status, filter] = useQueryChoice('status', PROJECT_STATUSES);
 * <StatusTabs status={status} onChange={filter} />
 */
export function useQueryChoice<Value extends string>(
  key: string,
  values: readonly Value[],
): readonly [chosen: Value | undefined, choose: (value: Value | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (value: Value | undefined) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.delete(PAGE_KEY);
      if (value === undefined) after.delete(key);
      else after.set(key, value);
      return after;
    });
  return [values.find((value) => value === query.get(key)), choose];
}
