import type { Domain } from '../../platform/domain.ts';
import { pdfPrinter } from '../../platform/pdf/index.ts';
import { documentsRoutes } from './documents.routes.ts';

export { contractStatuses } from './queries/contract-statuses.ts';
export { documentsMigrations } from './documents.migrations.ts';

/**
 * The framework contract of a freelancer, the agreement about a project, the invoice of a payment. Source: product.md §6.
 *
 * @param origin the product's address, which stands on the documents
 */
export function documentsDomain(origin: string): Domain {
  const printer = pdfPrinter();
  return {
    name: 'documents',
    routes: documentsRoutes(printer, origin),
    extra: (app) => app.addHook('onClose', () => printer.close()),
  };
}
