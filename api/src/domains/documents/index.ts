import type { Domain } from '../../platform/domain.ts';
import { pdfPrinter } from '../../platform/pdf/index.ts';
import { documentsRoutes } from './documents.routes.ts';
import type { Seller } from './rules/facts.ts';

export { numberInvoice } from './commands/number-invoice.ts';
export { contractStatuses } from './queries/contract-statuses.ts';
export { documentsMigrations } from './documents.migrations.ts';
export type { Seller } from './rules/facts.ts';

/**
 * The framework contract of a freelancer, the agreement about a project, the invoice of a payment. Source: product.md
 * §6.
 *
 * @param origin the product's address, printed on the documents
 * @param seller the issuer of the invoices
 */
export function documentsDomain(origin: string, seller: Seller): Domain {
  const printer = pdfPrinter();
  return {
    name: 'documents',
    routes: documentsRoutes(printer, origin, seller),
    extra: (app) => app.addHook('onClose', () => printer.close()),
  };
}
