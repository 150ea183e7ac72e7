import { OWN_VERIFICATION_PATH, PATHS, projectPath } from '@metier/contract';
import type { Locator, Page } from '@playwright/test';
import { act, payProject } from '../src/act.ts';
import { confirmCode, newPerson, read, register, signIn } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer'] });

/** Clicks a download button; returns the file's name and first bytes. */
async function saveBy(page: Page, button: Locator): Promise<{ name: string; head: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const chunks = (await (await download.createReadStream()).toArray()) as Buffer[];
  return { name: download.suggestedFilename(), head: Buffer.concat(chunks).toString('latin1', 0, 5) };
}

test('a customer who requests the invoice sees the missing requisites, enters them and saves the invoice', async ({
  browser,
  baseURL,
  request,
}) => {
  const person = await newPerson(browser, String(baseURL), 'Clio', 'Quill');
  const { page } = person;
  await register(person, 'Customer');
  await confirmCode(person, request);
  await signIn(person);
  await page.goto(projectPath(await payProject(page, 'A sign with an invoice')));
  await page.getByRole('button', { name: 'Download the invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company details' });
  await expect(dialog.getByRole('alert')).toContainText(
    'The invoice still needs: Tax number, Company, Legal address, Bank code, Payment account, Bank',
  );
  await dialog.getByLabel('Company').fill('ООО «Ромашка»');
  await dialog.getByLabel('Legal address').fill('Łódź, ul. Żółta 5');
  await dialog.getByLabel('Tax number').fill('7707 083 893');
  await dialog.getByLabel('Bank', { exact: true }).fill('Beispielbank');
  await dialog.getByLabel('Bank code').fill('044525225');
  const save = dialog.getByRole('button', { name: 'Save and download' });
  await save.click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('Payment account').fill('DE89 3704 0044 0532 0130 00');
  const invoice = await saveBy(page, save);
  await expect(page.getByText('The details for the invoice have been saved')).toBeVisible();
  expect(invoice).toEqual({ name: expect.stringMatching(/^invoice-\d{6}\.pdf$/), head: '%PDF-' });
  await expect(page.getByText(`Downloaded: ${invoice.name}`)).toBeVisible();
});

test('a customer saves the agreement', async ({ openAs }) => {
  const page = await openAs('customer');
  const { projects } = await read({ page }, 'GET /api/customer/my_projects', { status: 'checking' });
  await page.goto(projectPath(String(projects[0]?.id)));
  const agreement = await saveBy(
    page,
    page.getByRole('button', { name: 'Download the additional agreement' }),
  );
  expect(agreement).toEqual({ name: expect.stringMatching(/^agreement-A-\d{6}\.pdf$/), head: '%PDF-' });
});

test('requisites entered for one project are offered for the next, whose invoice can be downloaded at once', async ({
  openAs,
}) => {
  const page = await openAs('customer');
  const [first, next] = [await payProject(page, 'A first sign'), await payProject(page, 'A next sign')];
  const details = {
    inn: '7707083893',
    companyName: 'Glass Ltd',
    legalAddress: '4 Mill Lane',
    bik: '20-00-00',
  };
  const bank = { paymentAccount: 'GB-12345678', correspondentAccount: '', bankName: 'Mill Bank' };
  await act(page, 'POST /api/projects/project_card/invoice', { project_id: first, ...details, ...bank });
  await page.goto(projectPath(next));
  await page.getByRole('button', { name: 'Company details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company details' });
  await expect(dialog.getByLabel('Company')).toHaveValue('Glass Ltd');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const later = await saveBy(page, page.getByRole('button', { name: 'Download the invoice' }));
  await page.goto(projectPath(first));
  const earlier = await saveBy(page, page.getByRole('button', { name: 'Download the invoice' }));
  const numberOf = ({ name }: { name: string }) => Number(/\d+/.exec(name)?.[0]);
  expect(numberOf(later)).toBe(numberOf(earlier) + 1);

  await test.step('the billing page has both invoices, their month, their file and the company', async () => {
    await page.goto(PATHS.billing);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('table', { name: 'Spending by month' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/period=\d{4}-\d{2}$/);
    await page.getByLabel('Period').selectOption('All time');
    const row = page.getByRole('row', { name: /A next sign/ });
    const number = later.name.replace(/\D/g, '');
    await expect(row).toContainText(number);
    const file = await saveBy(page, row.getByRole('button', { name: `Download the invoice ${number}` }));
    expect(file).toEqual(later);
    const csv = await saveBy(page, page.getByRole('button', { name: 'Invoices as CSV' }));
    expect(csv.name).toBe('Invoices.csv');
    const archive = await saveBy(page, page.getByRole('button', { name: 'All PDFs as ZIP' }));
    expect(archive).toEqual({ name: 'invoices.zip', head: 'PK\u0003\u0004-' });
    await page.getByRole('button', { name: 'Edit company details' }).click();
    const profile = page.getByRole('dialog', { name: 'Company details on invoices' });
    await profile.getByLabel('Company').fill('Glass and Sons Ltd');
    await profile.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The company details have been saved')).toBeVisible();
    await expect(page.getByText('Glass and Sons Ltd')).toBeVisible();
  });
});

test('a freelancer saves the accepted contract', async ({ openAs }) => {
  const page = await openAs('freelancer');
  await page.goto(OWN_VERIFICATION_PATH);
  const contract = await saveBy(page, page.getByRole('button', { name: 'Download the contract' }));
  expect(contract).toEqual({ name: expect.stringMatching(/^contract-C-\d{6}\.pdf$/), head: '%PDF-' });
});
