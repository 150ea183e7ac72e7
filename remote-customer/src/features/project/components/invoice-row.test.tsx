import { expect, test } from '@jest/globals';
import { projectPath } from '@metier/contract';
import {
  fakeServer,
  refuse,
  renderPage,
  savedFiles,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import { aProject } from '@metier/shared-kit/marketplace/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Requisites } from '../../../shared/invoice/invoice.api.ts';
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

test('the invoice is downloaded', async () => {
  server.answers(READ, FILLED);
  const sent = server.answers(CHECK, Uint8Array.of(37, 80, 68, 70));
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  expect(await screen.findByText('Downloaded: document.pdf')).toBeVisible();
  expect(sent[0]?.query.get('project_id')).toBe(id);
  expect(saved).toEqual(['document.pdf']);
});

test('missing details are named before the download, which starts once they are entered', async () => {
  server.answers(READ, { ...FILLED, inn: '', bankName: '' });
  const checks = server.answers(CHECK, Uint8Array.of(37, 80, 68, 70));
  const entered = server.answers(WRITE, FILLED);
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Company details' }));
  await dialog.findByLabelText('Tax number');
  expect(dialog.getByText('The invoice still needs: Tax number, Bank')).toBeVisible();
  expect(checks).toEqual([]);
  await person.type(dialog.getByLabelText('Tax number'), FILLED.inn);
  await person.type(dialog.getByLabelText('Bank'), FILLED.bankName);
  server.answers(READ, FILLED);
  await person.click(dialog.getByRole('button', { name: 'Save and download' }));
  expect(await screen.findByText('Downloaded: document.pdf')).toBeVisible();
  expect(entered[0]?.body).toEqual({ project_id: id, ...FILLED });
  expect(checks).toHaveLength(1);
});

test('a refusal is shown', async () => {
  server.answers(READ, FILLED);
  server.answers(CHECK, refuse('stateChanged'));
  const { person } = await show();
  await person.click(screen.getByRole('button', { name: 'Download the invoice' }));
  expect(await screen.findByText('The invoice could not be fetched')).toBeVisible();
});

test('the details are sent as typed; the correspondent account is optional', async () => {
  const typed = {
    ...FILLED,
    inn: 'DE 811 907 980',
    paymentAccount: 'DE89 3704 0044 0532 0130 00',
    correspondentAccount: '',
  };
  const sent = server.answers(WRITE, typed);
  const person = await openDetails(EMPTY);
  const fill = (label: string, text: string) => person.type(screen.getByLabelText(label), text);
  await fill('Company', FILLED.companyName);
  await fill('Legal address', FILLED.legalAddress);
  await fill('Tax number', typed.inn);
  await fill('Bank', FILLED.bankName);
  await fill('Bank code', FILLED.bik);
  await fill('Payment account', typed.paymentAccount);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ project_id: id, ...typed }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the dialog cannot be closed while the details are saved', async () => {
  server.answers(WRITE, () => new Promise(() => {}));
  const person = await openDetails(FILLED);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await person.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('errors are shown at their fields, and nothing is sent', async () => {
  const long = '1'.repeat(61);
  const person = await openDetails({ ...FILLED, inn: long, paymentAccount: 'DE89\u202E37', bankName: '' });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 60 characters')).toBeVisible();
  expect(screen.getByText('One line of letters, digits and symbols')).toBeVisible();
  expect(screen.getByText('This field is required')).toBeVisible();
});
