import type { Examples } from '../example.ts';
import type { billingOperations } from '../operations/billing.ts';
import { NAME, onePage, PROJECT_ID, REQUISITES, ZIP } from './samples.ts';

const INVOICE = {
  number: '000017',
  dated: '2026-02-14T09:30:00.000Z',
  project_id: PROJECT_ID,
  project_name: NAME,
  paid: 9894,
  refunded: 0,
};

export const billingExamples: Examples<typeof billingOperations> = {
  'GET /api/customer/requisites': { reply: REQUISITES },
  'POST /api/customer/requisites': { body: REQUISITES, reply: REQUISITES },
  'GET /api/customer/invoices': {
    query: { period: '2026', page: 1 },
    reply: { invoices: [INVOICE], paid: 9894, refunded: 0, years: [2026, 2025], ...onePage(1) },
  },
  'GET /api/customer/invoices/export': { query: { period: '2026' }, reply: { invoices: [INVOICE] } },
  'GET /api/customer/invoices/archive': { query: { period: '2026' }, reply: ZIP },
  'GET /api/customer/spending': {
    reply: {
      months: Array.from({ length: 12 }, (_, index) => ({
        month: new Date(Date.UTC(2025, 2 + index)).toISOString().slice(0, 'yyyy-MM'.length),
        paid: index === 11 ? 9894 : 0,
        refunded: 0,
      })),
    },
  },
};
