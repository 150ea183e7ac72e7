import { useQueryText } from './use-query-text.ts';

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
  const [text, set] = useQueryText(key);
  return [values.find((value) => value === text), (value) => set(value ?? '')];
}
