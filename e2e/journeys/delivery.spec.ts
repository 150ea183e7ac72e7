import { readFile } from 'node:fs/promises';
import { editProjectPath, projectPath } from '@metier/contract';
import { act, createProject, userIdOf } from '../src/act.ts';
import { dropFile } from '../src/drop-file.ts';
import { idle } from '../src/idle.ts';
import { newAccount } from '../src/new-account.ts';
import { expect, test } from '../src/test.ts';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const bytes = (text: string, name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
});

test.use({ remotes: ['customer', 'freelancer'] });

test('work is delivered with links and files, sent back with a marked picture, delivered again, accepted and kept', async ({
  openAs,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const [anna, emil] = [
    await newAccount(String(baseURL), 'customer', 'Anna'),
    await newAccount(String(baseURL), 'freelancer', 'Emil'),
  ];
  const [customer, freelancer] = [await openAs(anna), await openAs(emil)];
  const project_id = await createProject(customer, `A sign to deliver ${Date.now()}`, 1);

  await test.step('the customer adds a file to the brief', async () => {
    await customer.goto(editProjectPath(project_id));
    await customer.getByLabel('Attach files').setInputFiles([{ ...bytes('', 'place.png'), buffer: DOT }]);
    await expect(customer.getByText('The file is uploaded.')).toBeVisible();
    await customer.getByRole('button', { name: /^Save ·/ }).click();
    const brief = customer.getByRole('region', { name: 'Information' });
    await expect(brief.getByRole('button', { name: 'Download place.png' })).toBeVisible();
  });

  await act(customer, 'POST /api/customer/pay', { project_id, payment_method: 'pm_card_ok' });
  await act(freelancer, 'POST /api/freelancer/take_project', { project_id, take: 1 });
  await act(customer, 'POST /api/customer/executor', {
    project_id,
    freelancer_id: await userIdOf(freelancer),
  });
  const work = (page: typeof customer) => page.getByRole('region', { name: 'Results' });

  await test.step('the freelancer delivers a text, a link and files, which outlive a reload', async () => {
    await freelancer.goto(projectPath(project_id));
    await expect(freelancer.getByRole('button', { name: 'Download place.png' })).toBeVisible();
    await freelancer.getByRole('button', { name: 'Deliver result' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Deliver the result' });
    await dialog.getByLabel('Result').fill('A square sign.');
    await dialog.getByLabel(/^Links/).fill('https://sign.example/1');
    await dialog.getByLabel('Attach files').setInputFiles([bytes('first', 'sign.zip')]);
    await dropFile(dialog.getByLabel('Result'), 'sign.png', DOT);
    await expect(dialog.getByText('All 2 files are uploaded.')).toBeVisible();
    await freelancer.reload();
    await freelancer.getByRole('button', { name: 'Deliver result' }).click();
    await expect(dialog.getByText('All 2 files are uploaded.')).toBeVisible();
    await expect(dialog.getByLabel('Result')).toHaveValue('A square sign.');
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(work(freelancer)).toContainText('A square sign.');
  });

  await test.step('the customer sees it, saves a file and sends it back with a marked picture', async () => {
    await customer.goto(projectPath(project_id));
    await expect(work(customer).getByRole('link', { name: 'https://sign.example/1' })).toBeVisible();
    const picture = work(customer).getByRole('button', { name: 'Download sign.png' }).locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const download = customer.waitForEvent('download');
    await work(customer).getByRole('button', { name: 'Download sign.zip' }).click();
    expect(String(await readFile(await (await download).path()))).toBe('first');
    await customer.getByRole('button', { name: 'Send back' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Send the work back' });
    await dialog.getByLabel('What should change?').fill('Rounder, as in the picture.');
    await dialog.getByLabel('Attach files').setInputFiles([{ ...bytes('', 'marked.png'), buffer: DOT }]);
    await expect(dialog.getByText('The file is uploaded.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(customer.getByText(/^The work has been sent back/)).toBeVisible();
  });

  await test.step('the freelancer sees the marked picture and delivers again', async () => {
    await expect(work(freelancer).getByRole('button', { name: 'Download marked.png' })).toBeVisible();
    await freelancer.getByRole('button', { name: 'Deliver result' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Deliver the result' });
    await dialog.getByLabel('Result').fill('A round sign.');
    await dialog
      .getByLabel('Attach files')
      .setInputFiles([bytes('second', 'sign.zip'), bytes('as before', 'notes.txt')]);
    await expect(dialog.getByText('All 2 files are uploaded.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(work(freelancer)).toContainText('Version 2');
  });

  await test.step('the customer reads what has changed, and opens the older version', async () => {
    await customer.goto(projectPath(project_id));
    await work(customer).getByText('What has changed since version 1').click();
    await expect(work(customer).locator('del')).toHaveText('square');
    await expect(work(customer).locator('ins')).toHaveText('round');
    await expect(work(customer).getByText('Changed: sign.zip')).toBeVisible();
    await work(customer).getByRole('heading', { name: 'Version 1' }).click();
    await expect(work(customer).getByText('A square sign.')).toBeVisible();
  });

  await test.step('it is accepted, and all files of the last version are saved at once', async () => {
    await customer.getByRole('button', { name: 'Accept' }).first().click();
    await customer
      .getByRole('dialog')
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Thank you, the work is accepted');
    await customer.goto(projectPath(project_id));
    await idle(customer);
    const download = customer.waitForEvent('download');
    await work(customer).getByRole('button', { name: 'Download all files' }).first().click();
    const zip = await readFile(await (await download).path());
    for (const [name, content] of [
      ['sign.zip', 'second'],
      ['notes.txt', 'as before'],
    ] as const)
      expect(zip.includes(Buffer.from(`${name}${content}`))).toBe(true);
  });
});
