import type { Gauge } from '../../platform/metrics/index.ts';
import { countOpenTransfers, selectHeldSum, selectLedgerSum } from './money-figures.repository.ts';

/** Metrics of the ledger. Source: product.md §3. */
export const moneyGauges: readonly Gauge[] = [
  {
    name: 'metier_ledger_sum_cents',
    help: 'Sum of all postings; anything but 0 is an emergency',
    read: selectLedgerSum,
  },
  { name: 'metier_held_cents', help: 'Money held for open projects', read: selectHeldSum },
  {
    name: 'metier_open_refunds',
    help: 'Refunds that the payment provider has not confirmed',
    read: (db) => countOpenTransfers(db, 'refunds'),
  },
  {
    name: 'metier_open_withdrawals',
    help: 'Conversions that have not been paid out',
    read: (db) => countOpenTransfers(db, 'withdrawals'),
  },
];
