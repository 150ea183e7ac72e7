import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { PATHS, projectPath, type Language } from '@metier/contract';
import {
  act,
  fakeServer,
  narrowWindow,
  refuse,
  renderPage,
  savedFiles,
  screen,
  waitFor,
  within,
} from '@metier/shared-kit/testing';
import de from '../../../locales/de.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import type { Invoice } from '../billing.api.ts';
import { Page } from './billing-page.tsx';

const server = fakeServer();
const saved = savedFiles();
afterEach(() => void jest.useRealTimers());
const NOTHING = {
  inn: '',
  companyName: '',
  legalAddress: '',
  bik: '',
  correspondentAccount: '',
  paymentAccount: '',
  bankName: '',
};
const COMPANY = {
  ...NOTHING,
  inn: 'DE811907980',
  companyName: 'Bäckerei Berger GmbH',
  legalAddress: 'Lindenstraße 4, Berlin',
  bik: 'COBADEFFXXX',
  paymentAccount: 'DE89370400440532013000',
  bankName: 'Beispielbank',
};
const logo: Invoice = {
  number: '000017',
  dated: '2026-02-14T09:30:00.000Z',
  project_id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91',
  project_name: 'A logo',
  paid: 9894,
  refunded: 1050,
};
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  month: `2025-${String(index + 1).padStart(2, '0')}`,
  paid: index === 1 ? 9894 : 0,
  refunded: index === 1 ? 1050 : 0,
}));

interface Shown {
  invoices?: Invoice[];
  /** Null: the answer is awaited. */
  months?: typeof MONTHS | null;
  requisites?: typeof NOTHING;
  query?: string;
  language?: Language;
}

async function show({
  invoices = [logo],
  months = MONTHS,
  requisites = COMPANY,
  query = '',
  language = 'en',
}: Shown = {}) {
  server.answers('GET /api/customer/spending', months ? { months } : () => new Promise(() => {}));
  server.answers('GET /api/customer/requisites', requisites);
  const asked = server.answers('GET /api/customer/invoices', {
    invoices,
    paid: 9894,
    refunded: 1050,
    years: [2026, 2025],
    page: 1,
    pages: 1,
    total: invoices.length,
  });
  const page = await renderPage(<Page />, {
    path: `${PATHS.billing}${query}`,
    route: PATHS.billing,
    as: 'customer',
    texts: { customer: { en, de } },
    language,
    styled: true,
  });
  return { ...page, asked };
}

test('spending is a chart with a table, whose months open the invoices of the month', async () => {
  const { person, asked, currentUrl } = await show();
  expect(await screen.findByText('€88.44 in the last twelve months, refunds deducted')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Show as table' }));
  const row = screen.getByRole('row', { name: 'Feb\u00A02025 €98.94 €10.50' });
  await person.click(within(row).getByRole('link', { name: 'Feb\u00A02025' }));
  expect(currentUrl()).toBe(`${PATHS.billing}?period=2025-02`);
  expect(await screen.findByLabelText('Period')).toHaveDisplayValue('Feb\u00A02025');
  expect(asked.at(-1)?.query.get('period')).toBe('2025-02');
});

test('each invoice has number, date, project, amounts and its file', async () => {
  const { person, currentUrl } = await show();
  server.answers('GET /api/projects/project_card/invoice', COMPANY);
  const files = server.answers('GET /api/projects/project_card/check', Uint8Array.of(37, 80, 68, 70));
  const list = await screen.findByRole('table', { name: 'Invoices' });
  const row = within(list).getByRole('row', { name: /^000017 14\sFeb\s2026 A logo €98.94 €10.50/ });
  expect(within(row).getByRole('link', { name: 'A logo' })).toHaveAttribute(
    'href',
    projectPath(logo.project_id),
  );
  expect(screen.getByText('Paid €98.94, refunded €10.50')).toBeVisible();
  await person.click(within(row).getByRole('button', { name: 'Download the invoice 000017' }));
  expect(await screen.findByText(/^Downloaded: /)).toBeVisible();
  expect(files[0]?.query.get('project_id')).toBe(logo.project_id);
  expect(currentUrl()).toBe(PATHS.billing);
  await person.click(within(row).getByRole('cell', { name: '€98.94' }));
  expect(currentUrl()).toBe(projectPath(logo.project_id));
});

describe('in a narrow window', () => {
  narrowWindow();

  test('a press anywhere on an invoice opens its project', async () => {
    const { person, currentUrl } = await show();
    await person.click(await screen.findByText(/^Invoice 000017/));
    expect(currentUrl()).toBe(projectPath(logo.project_id));
  });
});

test('what is below a part that loads is drawn as its panel', async () => {
  await show({ months: null });
  expect(await screen.findByText('Spending by month')).toBeVisible();
  for (const title of ['Invoices', 'Company details on invoices'])
    expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByLabelText('Period')).not.toBeInTheDocument();
});

test('a year is chosen, and all its invoices are saved as a file in the language of the reader', async () => {
  const { person, asked, currentUrl } = await show({ language: 'de' });
  const sent = server.answers('GET /api/customer/invoices/export', { invoices: [logo] });
  await person.selectOptions(await screen.findByLabelText('Zeitraum'), '2025');
  expect(currentUrl()).toBe(`${PATHS.billing}?period=2025`);
  expect(asked.at(-1)?.query.get('period')).toBe('2025');
  const panel = within(screen.getByRole('region', { name: 'Rechnungen' }));
  await person.click(panel.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(saved).toEqual(['Rechnungen-2025.csv']));
  expect(sent[0]?.query.get('period')).toBe('2025');
});

test('the PDFs of a period are saved as one archive', async () => {
  const { person } = await show({ query: '?period=2026-02' });
  const sent = server.answers('GET /api/customer/invoices/archive', Uint8Array.of(0x50, 0x4b));
  await person.click(await screen.findByRole('button', { name: 'All PDFs as ZIP' }));
  expect(await screen.findByText(/^Downloaded: /)).toBeVisible();
  expect(sent[0]?.query.get('period')).toBe('2026-02');
});

test('an archive that takes longer shows how much of it has come', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { person } = await show();
  const archive = new TransformStream<Uint8Array, Uint8Array>();
  server.answers('GET /api/customer/invoices/archive', archive.readable);
  const writer = archive.writable.getWriter();
  void writer.write(new Uint8Array(2_140_000));
  await person.click(await screen.findByRole('button', { name: 'All PDFs as ZIP' }));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText(/^2\.1\sMB$/)).toBeVisible();
  await writer.close();
  expect(await screen.findByText(/^Downloaded: /)).toBeVisible();
  expect(screen.queryByText(/^2\.1\sMB$/)).not.toBeInTheDocument();
});

test.each([
  ['notFound', undefined, 'There are no invoices in this period'],
  [
    'invalidInput',
    { period: 'tooLarge' },
    'These are too many invoices for one file: choose a shorter period',
  ],
  [
    'invalidInput',
    { bankName: 'required', inn: 'required' },
    'Enter your company details first. The invoices still need: Tax number, Bank',
  ],
  ['serverError', undefined, 'Server error'],
] as const)('an archive that is refused with %s %j says what to do', async (error, details, words) => {
  const { person } = await show();
  server.answers('GET /api/customer/invoices/archive', refuse(error, details));
  await person.click(await screen.findByRole('button', { name: 'All PDFs as ZIP' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a file of too many invoices is refused with what to do', async () => {
  const { person } = await show();
  server.answers('GET /api/customer/invoices/export', refuse('invalidInput', { period: 'tooLarge' }));
  const panel = within(await screen.findByRole('region', { name: 'Invoices' }));
  await person.click(panel.getByRole('button', { name: /CSV/ }));
  expect(await screen.findByText(/^These are too many invoices for one file/)).toBeVisible();
});

test('an address without a valid period shows all invoices; a customer without payments sees what will be here', async () => {
  const { asked } = await show({
    query: '?period=soon',
    invoices: [],
    months: MONTHS.map(({ month }) => ({ month, paid: 0, refunded: 0 })),
  });
  expect(await screen.findByText('No invoices')).toBeVisible();
  expect(await screen.findByText('Nothing spent yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All PDFs as ZIP' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Invoices as CSV' })).toBeDisabled();
  expect(asked[0]?.query.get('period')).toBeNull();
});

test('the company details are entered once; what is refused stays in the form', async () => {
  const { person } = await show({ requisites: NOTHING });
  await person.click(await screen.findByRole('button', { name: 'Enter company details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Company details on invoices' }));
  for (const [label, text] of [
    ['Company', COMPANY.companyName],
    ['Legal address', COMPANY.legalAddress],
    ['Tax number', COMPANY.inn],
    ['Bank', COMPANY.bankName],
    ['Bank code', COMPANY.bik],
    ['Payment account', COMPANY.paymentAccount],
  ] as const) {
    await person.click(dialog.getByLabelText(label));
    await person.paste(text);
  }
  server.answers('POST /api/customer/requisites', refuse('serverError'));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Server error')).toBeVisible();
  const sent = server.answers('POST /api/customer/requisites', COMPANY);
  server.answers('GET /api/customer/requisites', COMPANY);
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The company details have been saved')).toBeVisible();
  expect(sent[0]?.body).toEqual(COMPANY);
  expect(await screen.findByRole('button', { name: 'Edit company details' })).toBeVisible();
  expect(screen.getByText('Bäckerei Berger GmbH')).toBeVisible();
  expect(screen.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
});
