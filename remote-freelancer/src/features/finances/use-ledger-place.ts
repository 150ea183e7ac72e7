import { FUND_FIGURES } from '@metier/contract';
import { usePageNumber, useQueryChoice } from '@metier/shared-kit/router';

/** Which ledger rows are shown: those of one figure or all, and the page of them; both stand in the address. */
export function useLedgerPlace() {
  const [figure, show] = useQueryChoice('figure', FUND_FIGURES);
  const [page, turnTo] = usePageNumber();
  return { figure, page, show, turnTo };
}
