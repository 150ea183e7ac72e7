import { useQueryText } from '@metier/shared-kit/router';

const PERIOD = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/** The year or month of the list of invoices, in the URL (`?period=2026-02`); undefined for all times. */
export function usePeriod(): readonly [string | undefined, (period: string) => void] {
  const [text, set] = useQueryText('period');
  return [PERIOD.test(text) ? text : undefined, set];
}
