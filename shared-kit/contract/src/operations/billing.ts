import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { PATTERNS } from '../patterns.ts';
import { StoredRequisites, Requisites } from '../schemas/requisites.ts';
import { Amount, Closed, Id, Moment, PageNumber, Paging, Zip } from '../schemas/shared.ts';

/** A year or a month of UTC: `2026`, `2026-02`. */
const Period = Type.String({ pattern: PATTERNS.period.source });

/** The current invoice of a payment. */
const Invoice = Closed({
  /** As printed: `000017`. */
  number: Type.String(),
  dated: Moment,
  project_id: Id,
  project_name: Type.String(),
  /** Paid and refunded within the period that was asked for. */
  paid: Amount,
  refunded: Amount,
});

/** Calls of a customer's billing: billing profile, invoices, spending. Source: docs/decisions/0052-billing.md. */
export const billingOperations = {
  'GET /api/customer/requisites': {
    summary: "The caller's billing profile, offered for each project; empty until entered",
    access: ['customer'],
    reply: StoredRequisites,
    errors: [],
  },
  'POST /api/customer/requisites': {
    summary: "Save the caller's billing profile; projects with requisites of their own keep them",
    access: ['customer'],
    body: Requisites,
    reply: StoredRequisites,
    errors: [],
  },
  'GET /api/customer/invoices': {
    summary:
      "The caller's invoices whose money moved in a period, latest payment first, and the period's sums",
    access: ['customer'],
    query: Closed({ period: Type.Optional(Period), page: Type.Optional(PageNumber) }),
    reply: Closed({
      invoices: Type.Array(Invoice),
      /** Sum over all pages. */
      paid: Amount,
      refunded: Amount,
      /** Years in which money moved, latest first. */
      years: Type.Array(Type.Integer()),
      ...Paging,
    }),
    errors: [],
  },
  'GET /api/customer/invoices/export': {
    summary:
      "The same invoices on one page, for a file; the error's details name a period with more than 10,000",
    access: ['customer'],
    query: Closed({ period: Type.Optional(Period) }),
    reply: Closed({ invoices: Type.Array(Invoice) }),
    errors: [],
  },
  'GET /api/customer/invoices/archive': {
    summary:
      "The same invoices as PDFs in one ZIP, at most 200; the error's details name a period with more, or missing requisites",
    access: ['customer'],
    query: Closed({ period: Type.Optional(Period) }),
    reply: Zip,
    errors: ['notFound'],
  },
  'GET /api/customer/spending': {
    summary: 'What the caller paid and got back in each of the last twelve months (UTC), oldest first',
    access: ['customer'],
    reply: Closed({
      months: Type.Array(Closed({ month: Type.String(), paid: Amount, refunded: Amount })),
    }),
    errors: [],
  },
} as const satisfies Record<string, Operation>;
