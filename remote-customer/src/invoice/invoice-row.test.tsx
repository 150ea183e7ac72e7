import { expect, test } from '@jest/globals';
import { projectPath } from '@metier/shared-kit/contract';
import {
  aProject,
  fakeServer,
  refuse,
  renderPage,
  savedFiles,
  screen,
  waitFor,
} from '@metier/shared-kit/testing';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import type { Requisites } from './invoice.api.ts';
import { InvoiceRow } from './invoice-row.tsx';

const READ = 'GET /api/projects/project_card/invoice';
const WRITE = 'POST /api/projects/project_card/invoice';
const CHECK = 'GET /api/projects/project_card/check';
const { id } = aProject();
const EMPTY: Requisites = {
  inn: '',
  companyName: '',
  legalAddress: '',
  bik: '',
  correspondentAccount: '',
  paymentAccount: '',
  bankName: '',
};
const FILLED: Requisites = {
  inn: 'DE811907980',
  companyName: 'Bäckerei Berger GmbH',
  legalAddress: 'Lindenstraße 4, Berlin',
  bik: 'COBADEFFXXX',
  correspondentAccount: 'DE02120300000000202051',
  paymentAccount: 'DE89370400440532013000',
  bankName: 'Beispielbank',
};
const server = fakeServer();
const saved = savedFiles();

const show = () =>
  renderPage(<InvoiceRow projectId={id} />, {
    path: projectPath(id),
    as: 'customer',
    texts: { customer: { en, de } },
  });
async function openDetails(requisites: Requisites) {
  server.answers(READ, requisites);
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Company details' }));
  await screen.findByLabelText('Company');
  return person;
}

test('the invoice is saved', async () => {
  const sent = server.answers(CHECK, Uint8Array.of(37, 80, 68, 70));
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  expect(await screen.findByText('Downloaded: document.pdf')).toBeVisible();
  expect(sent[0]?.query.get('project_id')).toBe(id);
  expect(saved).toEqual(['document.pdf']);
});

test('a refusal is told', async () => {
  server.answers(CHECK, refuse('stateChanged'));
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  expect(await screen.findByText('The invoice could not be fetched')).toBeVisible();
});

test('the seven details are sent; accounts may be typed in groups', async () => {
  const sent = server.answers(WRITE, FILLED);
  const person = await openDetails(EMPTY);
  const fill = (label: string, text: string) => person.type(screen.getByLabelText(label), text);
  await fill('Company', FILLED.companyName);
  await fill('Legal address', FILLED.legalAddress);
  await fill('Tax number', 'de 811 907 980');
  await fill('Bank', FILLED.bankName);
  await fill('Bank code', 'cobadeffxxx');
  await fill('Payment account', 'DE89 3704 0044 0532 0130 00');
  await fill('Correspondent account', 'DE02 1203 0000 0000 2020 51');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ project_id: id, ...FILLED }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is wrong is told at its field, and nothing is sent', async () => {
  const person = await openDetails({ ...FILLED, inn: '12', bik: '12', paymentAccount: '12', bankName: '' });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('10 or 12 digits, or a VAT number such as DE811907980')).toBeVisible();
  expect(screen.getByText('A BIK of 9 digits, or a BIC of 8 or 11 characters')).toBeVisible();
  expect(screen.getByText('This field is required')).toBeVisible();
});
