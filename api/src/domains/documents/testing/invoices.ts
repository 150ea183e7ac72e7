import type { TestPerson } from '../../../testing/index.ts';
import { readPdf } from '../../../testing/read-pdf.ts';

/** Complete requisites, with letters beyond Latin-1. */
export const REQUISITES = {
  inn: '7707083893',
  companyName: 'ООО «Ромашка»',
  legalAddress: 'Łódź, ul. Żółta 5',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  paymentAccount: '40702810900000000001',
  bankName: 'Сбербанк',
};

/** The requisites of a customer who has entered none. */
export const NO_REQUISITES = {
  inn: '',
  companyName: '',
  legalAddress: '',
  bik: '',
  correspondentAccount: '',
  paymentAccount: '',
  bankName: '',
};

/** Enters the requisites of a project's invoice. */
export const enter = (person: TestPerson, project_id: string, changes: object = {}) =>
  person.send('POST /api/projects/project_card/invoice', {
    body: { project_id, ...REQUISITES, ...changes },
  });

/** The requisites offered to a person for a project's invoice. */
export const requisitesOf = (person: TestPerson, project_id: string) =>
  person.send('GET /api/projects/project_card/invoice', { query: { project_id } });

/** Requests a project's invoice. */
export const requestInvoice = (person: TestPerson, project_id: string, language = 'en') =>
  person.send('GET /api/projects/project_card/check', {
    query: { project_id },
    headers: { 'accept-language': language },
  });

/** A project's invoice: its number, the PDF and the text in it. */
export async function invoiceOf(person: TestPerson, project_id: string, language?: string) {
  const { body, headers } = await requestInvoice(person, project_id, language);
  const [, number] =
    /^attachment; filename="invoice-(\d{6})\.pdf"$/.exec(String(headers['content-disposition'])) ?? [];
  return { number, bytes: Buffer.from(body), text: (await readPdf(body)).join(' ') };
}
