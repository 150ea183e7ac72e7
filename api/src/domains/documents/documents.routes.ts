import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Actor,
  command,
  disconnectSignal,
  languageOf,
  route,
  type Route,
  sendCsv,
  sendPdf,
  sendZip,
} from '../../platform/http/index.ts';
import type { PdfPrinter, Sheet } from '../../platform/pdf/index.ts';
import { answerContract } from './commands/answer-contract.ts';
import { enterRequisites } from './commands/enter-requisites.ts';
import { findOrIssueAgreement, showAgreement } from './commands/issue-agreement.ts';
import { findOrIssueInvoice, findOrIssueInvoices } from './commands/issue-invoice.ts';
import { draftStatement } from './queries/draft-statement.ts';
import {
  exportInvoices,
  listInvoices,
  projectsOfArchive,
  readSpending,
  showBillingProfile,
} from './queries/read-billing.ts';
import { contractOf, showContract } from './queries/show-contract.ts';
import { showRequisites } from './queries/show-requisites.ts';
import { saveDefaultRequisites } from './requisites.repository.ts';
import { drawInvoices } from './draw-invoices.ts';
import { documentName } from './rules/document-name.ts';
import type { IssuedDocument, Seller } from './rules/facts.ts';
import { agreementSheet } from './sheets/agreement-sheet.ts';
import { contractSheet } from './sheets/contract-sheet.ts';
import { documentStyle } from './sheets/document-style.ts';
import { invoiceSheet } from './sheets/invoice-sheet.ts';
import { statementCsv } from './sheets/statement-csv.ts';
import { statementSheet } from './sheets/statement-sheet.ts';

/** The calls of contract, additional agreement and invoice. Source: product.md §6. */
export function documentsRoutes(printer: PdfPrinter, origin: string, seller: Seller): readonly Route[] {
  const styleOf = (request: FastifyRequest) => documentStyle(languageOf(request), origin);
  const printFor = (sheet: Sheet, actor: Actor, reply: FastifyReply) =>
    printer.print(sheet, actor.userId, disconnectSignal(reply));
  return [
    route('GET /api/freelancers/contract', ({ db, actor }) => showContract(db, actor.userId)),
    command('POST /api/freelancers/contract', ({ trx, actor, body, now }) =>
      answerContract(trx, actor.userId, body.accept === 1, now),
    ),
    route('GET /api/freelancers/contract_file', async ({ db, actor, now, request, reply }) => {
      const { facts, issued } = await contractOf(db, actor.userId);
      const bytes = await printFor(contractSheet(facts, issued, now, styleOf(request)), actor, reply);
      const name = issued ? documentName('contract', issued.number) : 'draft';
      return sendPdf(reply, `contract-${name}.pdf`, bytes);
    }),

    route('GET /api/projects/project_card/agreement', ({ db, actor, query, now }) =>
      showAgreement(db, query.project_id, actor, now),
    ),
    route('GET /api/projects/project_card/agreement_file', async ({ request, reply, ...context }) => {
      const { db, actor, query, now } = context;
      const agreement = await findOrIssueAgreement(db, query.project_id, actor, now);
      const bytes = await printFor(agreementSheet(agreement, styleOf(request)), actor, reply);
      return sendPdf(reply, `agreement-${documentName('agreement', agreement.number)}.pdf`, bytes);
    }),

    route('GET /api/projects/project_card/invoice', ({ db, actor, query }) =>
      showRequisites(db, query.project_id, actor),
    ),
    command('POST /api/projects/project_card/invoice', ({ trx, actor, body, now }) =>
      enterRequisites(trx, actor, body, now),
    ),
    route('GET /api/projects/project_card/check', async ({ request, reply, ...context }) => {
      const { db, actor, query, now } = context;
      const invoice = await findOrIssueInvoice(db, query.project_id, actor, { seller, now });
      const bytes = await printFor(invoiceSheet(invoice, styleOf(request)), actor, reply);
      return sendPdf(reply, `invoice-${documentName('invoice', invoice.number)}.pdf`, bytes);
    }),

    route('GET /api/account/statement', async ({ request, reply, db, actor, query, now }) => {
      const statement = await draftStatement(db, actor, query, now);
      const name = `statement-${query.from}-${query.to}`;
      if (query.format === 'csv')
        return sendCsv(reply, `${name}.csv`, statementCsv(statement, styleOf(request)));
      const bytes = await printFor(statementSheet(statement, styleOf(request)), actor, reply);
      return sendPdf(reply, `${name}.pdf`, bytes);
    }),

    route('GET /api/customer/requisites', ({ db, actor }) => showBillingProfile(db, actor.userId)),
    command('POST /api/customer/requisites', async ({ trx, actor, body, now }) => {
      await saveDefaultRequisites(trx, actor.userId, body, now);
      return body;
    }),
    route('GET /api/customer/invoices', ({ db, actor, query }) => listInvoices(db, actor.userId, query)),
    route('GET /api/customer/invoices/export', ({ db, actor, query }) =>
      exportInvoices(db, actor.userId, query),
    ),
    route('GET /api/customer/invoices/archive', async ({ db, actor, query, now, request, reply }) => {
      const projects = await projectsOfArchive(db, actor.userId, query);
      const invoices = await findOrIssueInvoices(db, projects, actor, { seller, now });
      const style = styleOf(request);
      const left = disconnectSignal(reply);
      const draw = (invoice: IssuedDocument<'invoice'>) =>
        printer.print(invoiceSheet(invoice, style), actor.userId, left);
      const name = ['invoices', ...(query.period === undefined ? [] : [query.period])].join('-');
      return sendZip(reply, `${name}.zip`, await drawInvoices(invoices, draw));
    }),
    route('GET /api/customer/spending', ({ db, actor, now }) => readSpending(db, actor.userId, now)),
  ];
}
