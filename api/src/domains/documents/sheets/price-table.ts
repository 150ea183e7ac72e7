import type { Pair, SheetBlock, TableRow } from '../../../platform/pdf/index.ts';
import { serviceName } from '../../catalogue/index.ts';
import type { OrderFacts } from '../rules/facts.ts';
import { fill, type DocumentStyle } from './document-style.ts';

/** The price with each of its factors, and the total. */
export function priceTable(
  order: OrderFacts,
  sums: readonly Pair[],
  { language, texts: { price }, formats }: DocumentStyle,
): SheetBlock {
  const { category_id, deadline_days: days, edits, price: factors } = order;
  const service = serviceName(category_id, language);
  const row = (what: string, factor: number): TableRow => [what, formats.factor(factor), ''];
  return {
    kind: 'table',
    heading: order.name,
    columns: [
      { head: price.what, width: 285, align: 'left' },
      { head: price.factor, width: 80, align: 'right' },
      { head: price.amount, width: 86, align: 'right' },
    ],
    rows: [
      [fill(price.base, { service }), '', formats.money(factors.base)],
      row(fill(price.deadline, { days }), factors.deadlineFactor),
      row(fill(price.edits, { edits }), factors.editsFactor),
      ...(order.is_guarantee ? [row(price.guarantee, factors.guaranteeFactor)] : []),
    ],
    sums,
  };
}
