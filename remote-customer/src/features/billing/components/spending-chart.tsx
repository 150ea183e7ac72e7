import type { Cents } from '@metier/contract';
import { SeriesChart } from '@metier/shared-kit/charts';
import { useFormats } from '@metier/shared-kit/ui';
import { billingPath } from '../../../paths.ts';
import { useTexts } from '../../../texts.ts';
import type { SpentMonth } from '../billing.api.ts';

/** In euro, because the chart's file has its values as they are. */
const euroOf = (amount: Cents) => amount / 100;

/** Payments and refunds by month; a column leads to the invoices of its month. Loaded on demand: charts are heavy. */
export function SpendingChart({ months, height }: { months: readonly SpentMonth[]; height: number }) {
  const t = useTexts();
  const { money, month: monthName, wholeEuro } = useFormats();
  return (
    <SeriesChart
      labels={months.map(({ month }) => monthName(month))}
      series={[
        { name: t('billing.paid'), values: months.map(({ paid }) => euroOf(paid)) },
        { name: t('billing.refunded'), values: months.map(({ refunded }) => euroOf(refunded)) },
      ]}
      title={t('billing.spending.title')}
      labelTitle={t('billing.spending.month')}
      format={(euro) => money(Math.round(euro * 100))}
      formatScale={wholeEuro}
      height={height}
      to={(index) => billingPath(months[index]?.month ?? '')}
    />
  );
}
