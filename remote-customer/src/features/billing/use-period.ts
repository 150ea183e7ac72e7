import { PATTERNS } from '@metier/contract';
import { useQueryText } from '@metier/shared-kit/router';

/** The year or month of the list of invoices, in the URL (`?period=2026-02`); undefined for all times. */
export function usePeriod(): readonly [string | undefined, (period: string) => void] {
  const [text, set] = useQueryText('period');
  return [PATTERNS.period.test(text) ? text : undefined, set];
}
