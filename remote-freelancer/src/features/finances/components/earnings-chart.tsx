import { pointsOf } from '@metier/contract';
import { ColumnChart } from '@metier/shared-kit/charts';
import type { Reply } from '@metier/shared-kit/http';
import { useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import { MONTH } from '../use-ledger-place.ts';

interface EarningsChartProps {
  months: Reply<'GET /api/account/earnings'>['months'];
  height: number;
}

/** Chart of earned points per month; a column opens its ledger rows. */
export function EarningsChart({ months, height }: EarningsChartProps) {
  const t = useTexts();
  const { month: monthName, points } = useFormats();
  return (
    <ColumnChart
      columns={months.map(({ month, amount }) => ({ label: monthName(month), value: pointsOf(amount) }))}
      title={t('finances.earnings.series')}
      labelTitle={t('finances.earnings.month')}
      format={points}
      height={height}
      to={(index) => `?${MONTH}=${months[index]?.month}`}
    />
  );
}
