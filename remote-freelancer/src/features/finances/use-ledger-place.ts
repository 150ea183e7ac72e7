import { FUND_FIGURES, type FundFigure, PATTERNS } from '@metier/contract';
import { usePageNumber, useQueryChange, useQueryChoice, useQueryText } from '@metier/shared-kit/router';

/** Key of the month in the URL. */
export const MONTH = 'month';

/** The balance or the month whose ledger rows are shown (undefined: all) and the page, all in the URL. */
export function useLedgerPlace() {
  const [figure] = useQueryChoice('figure', FUND_FIGURES);
  const [text] = useQueryText(MONTH);
  const [page, turnTo] = usePageNumber();
  const change = useQueryChange();
  const month = PATTERNS.month.test(text) ? text : undefined;
  const show = (next: FundFigure | undefined) =>
    change((query) => {
      for (const key of ['page', 'figure', MONTH]) query.delete(key);
      if (next) query.set('figure', next);
    });
  return { filter: month ? { month } : { figure }, page, show, turnTo };
}
