import type { Cents } from '@metier/contract';
import { csvOf } from '@metier/shared-kit/csv';
import type { Invoice } from './billing.api.ts';

/** Titles of the file's columns, in the reader's language. */
export interface InvoiceTitles {
  readonly number: string;
  readonly date: string;
  readonly project: string;
  readonly paid: string;
  readonly refunded: string;
}

const euro = (amount: Cents) => (amount / 100).toFixed(2);

/** Invoices as CSV: days of UTC as yyyy-MM-dd, amounts in euro with a decimal point. */
export const invoicesCsv = (invoices: readonly Invoice[], titles: InvoiceTitles): string =>
  csvOf([
    [titles.number, titles.date, titles.project, titles.paid, titles.refunded],
    ...invoices.map(({ number, dated, project_name, paid, refunded }) => [
      number,
      dated.slice(0, 'yyyy-MM-dd'.length),
      project_name,
      euro(paid),
      euro(refunded),
    ]),
  ]);
