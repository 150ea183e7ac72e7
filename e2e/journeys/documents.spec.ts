import { PATHS, projectPath } from '@metier/shared-kit/contract';
import type { Locator, Page } from '@playwright/test';
import { read } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

/** Presses a button that saves a file; gives the file's name and how it begins. */
async function saveBy(page: Page, button: Locator): Promise<{ name: string; head: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const chunks = (await (await download.createReadStream()).toArray()) as Buffer[];
  return { name: download.suggestedFilename(), head: Buffer.concat(chunks).toString('latin1', 0, 5) };
}

test('a customer enters the details of the company and saves invoice and agreement', async ({ openAs }) => {
  const page = await openAs('customer');
  const { projects } = await read({ page }, 'GET /api/customer/my_projects', { status: 'checking' });
  await page.goto(projectPath(String(projects[0]?.id)));
  await page.getByRole('button', { name: 'Company details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Company details' });
  await dialog.getByLabel('Company').fill('ООО «Ромашка»');
  await dialog.getByLabel('Legal address').fill('Łódź, ul. Żółta 5');
  await dialog.getByLabel('Tax number').fill('7707 083 893');
  await dialog.getByLabel('Bank', { exact: true }).fill('Beispielbank');
  await dialog.getByLabel('Bank code').fill('044525225');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('Payment account').fill('DE89 3704 0044 0532 0130 00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The details for the invoice have been saved')).toBeVisible();

  const invoice = await saveBy(page, page.getByRole('button', { name: 'Download the invoice' }));
  expect(invoice).toEqual({ name: expect.stringMatching(/^invoice-\d{6}\.pdf$/), head: '%PDF-' });
  await expect(page.getByText(`Downloaded: ${invoice.name}`)).toBeVisible();
  const agreement = await saveBy(
    page,
    page.getByRole('button', { name: 'Download the additional agreement' }),
  );
  expect(agreement).toEqual({ name: expect.stringMatching(/^agreement-A-\d{6}\.pdf$/), head: '%PDF-' });
});

test('a freelancer saves the accepted contract', async ({ openAs }) => {
  const page = await openAs('freelancer');
  await page.goto(PATHS.user);
  const contract = await saveBy(page, page.getByRole('button', { name: 'Download the contract' }));
  expect(contract).toEqual({ name: expect.stringMatching(/^contract-C-\d{6}\.pdf$/), head: '%PDF-' });
});
