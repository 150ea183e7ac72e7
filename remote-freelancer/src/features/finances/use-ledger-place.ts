import { FUND_FIGURES, type FundFigure } from '@metier/shared-kit/contract';
import { usePageNumber, useSearchParams } from '@metier/shared-kit/router';

const KEY = 'figure';

const isFigure = (value: string | null): value is FundFigure =>
  FUND_FIGURES.some((figure) => figure === value);

/** Which ledger rows are shown: those of one figure or all, and the page of them; both stand in the address. */
export function useLedgerPlace() {
  const [query, setQuery] = useSearchParams();
  const [page, turnTo] = usePageNumber();
  const asked = query.get(KEY);
  return {
    figure: isFigure(asked) ? asked : undefined,
    page,
    show: (figure: FundFigure | undefined) => setQuery(figure ? { [KEY]: figure } : {}),
    turnTo,
  };
}
