import { FUND_FIGURES } from '@metier/contract';
import { usePageNumber, useQueryChoice } from '@metier/shared-kit/router';

/** The balance whose ledger rows are shown (undefined: all) and the page, both in the URL. */
export function useLedgerPlace() {
  const [figure, show] = useQueryChoice('figure', FUND_FIGURES);
  const [page, turnTo] = usePageNumber();
  return { figure, page, show, turnTo };
}
