import type { ZipEntry } from '../../platform/http/index.ts';
import { documentName } from './rules/document-name.ts';
import type { IssuedDocument } from './rules/facts.ts';

type Invoice = IssuedDocument<'invoice'>;

/**
 * The invoices as files, each drawn when it is read. The first one is drawn now: once an archive has begun, a busy
 * printer can only break it off.
 *
 * @throws AppError `tooManyRequests` when too many sheets are queued
 */
export async function drawInvoices(
  invoices: readonly Invoice[],
  draw: (invoice: Invoice) => Promise<Uint8Array>,
): Promise<AsyncIterable<ZipEntry>> {
  const fileOf = async (invoice: Invoice): Promise<ZipEntry> => ({
    name: `invoice-${documentName('invoice', invoice.number)}.pdf`,
    lastModified: invoice.issued_at,
    input: await draw(invoice),
  });
  const [first, ...others] = invoices;
  const opening = first && (await fileOf(first));
  return (async function* files() {
    if (opening) yield opening;
    for (const invoice of others) yield fileOf(invoice);
  })();
}
