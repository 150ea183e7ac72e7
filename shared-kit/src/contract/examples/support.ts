import type { Examples } from '../example.ts';
import type { supportOperations } from '../operations/support.ts';

export const supportExamples: Examples<typeof supportOperations> = {
  'POST /api/support/request': {
    body: { name: 'Invoices', description: 'Where do I find the invoice of a finished project?' },
    reply: {},
  },
};
