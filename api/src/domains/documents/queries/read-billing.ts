import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { selectInvoices, selectSpending, type InvoiceRow } from '../../../views/invoices.ts';
import { selectDefaultRequisites } from '../requisites.repository.ts';
import { documentName } from '../rules/document-name.ts';
import { NO_REQUISITES } from '../rules/no-requisites.ts';

type Invoice = Reply<'GET /api/customer/invoices'>['invoices'][number];

/** A customer's billing profile; empty until entered. */
export const showBillingProfile = async (
  db: Db,
  customerId: string,
): Promise<Reply<'GET /api/customer/requisites'>> =>
  (await selectDefaultRequisites(db, customerId)) ?? NO_REQUISITES;

/** A page of a customer's invoices, with the sums of the period. */
export async function listInvoices(
  db: Db,
  customerId: string,
  { period, page = 1 }: Query<'GET /api/customer/invoices'>,
): Promise<Reply<'GET /api/customer/invoices'>> {
  const found = await selectInvoices(db, customerId, { period, page });
  return {
    invoices: found.rows.map(invoiceOf),
    paid: found.total_paid,
    refunded: found.total_refunded,
    years: found.years,
    ...pagingOf(found.total, page),
  };
}

/**
 * All of a customer's invoices of a period.
 *
 * @throws AppError `invalidInput` for too many
 */
export async function exportInvoices(
  db: Db,
  customerId: string,
  { period }: Query<'GET /api/customer/invoices/export'>,
): Promise<Reply<'GET /api/customer/invoices/export'>> {
  const rows = await allInvoices(db, customerId, period, LIMITS.exportRows);
  return { invoices: rows.map(invoiceOf) };
}

/**
 * The projects whose invoices an archive of a period has, latest payment first.
 *
 * @throws AppError `notFound` without invoices; `invalidInput` for too many
 */
export async function projectsOfArchive(
  db: Db,
  customerId: string,
  { period }: Query<'GET /api/customer/invoices/archive'>,
): Promise<string[]> {
  const rows = await allInvoices(db, customerId, period, LIMITS.archivedInvoices);
  if (rows.length === 0) throw new AppError('notFound');
  return rows.map(({ project_id }) => project_id);
}

/** A customer's spending by month. */
export const readSpending = async (
  db: Db,
  customerId: string,
  now: Date,
): Promise<Reply<'GET /api/customer/spending'>> => ({ months: await selectSpending(db, customerId, now) });

async function allInvoices(
  db: Db,
  customerId: string,
  period: string | undefined,
  most: number,
): Promise<readonly InvoiceRow[]> {
  const { rows } = await selectInvoices(db, customerId, { period, most: most + 1 });
  if (rows.length > most) throw new AppError('invalidInput', { period: 'tooLarge' });
  return rows;
}

const invoiceOf = ({ number, dated, ...row }: InvoiceRow): Invoice => ({
  number: documentName('invoice', number),
  dated: dated.toISOString(),
  ...row,
});
