import { useSearchParams } from 'react-router-dom';
import { PAGE_KEY } from './use-page-number.ts';

/**
 * One of a few values in the address (`?status=paid`), undefined where it names none of them, and how to choose another
 * or none. A list begins at its first page then; other query keys stay. Back, reload and a sent link show the same.
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
