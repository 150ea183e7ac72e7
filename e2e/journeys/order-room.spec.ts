import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { conversationPath, editProjectPath, freelancerPath, LIMITS, projectPath } from '@metier/contract';
import type { Locator, Page } from '@playwright/test';
import { act, attempt, createProject } from '../src/act.ts';
import { dropFiles } from '../src/drop-files.ts';
import { readMail } from '../src/mailbox.ts';
import { expectWaiting, menuEntry } from '../src/menu-entry.ts';
import { newAccount } from '../src/new-account.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

const mimeType = 'application/octet-stream';
const textFile = (name: string, text: string) => ({ name, mimeType, buffer: Buffer.from(text) });
/** An image of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const picture = (name: string) => ({ name, mimeType, buffer: DOT });
/** A document of one page. */
const PAPER =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>';
/** Size of a file that is sent in two parts. */
const SIZE = 5 * LIMITS.files.block;

const said = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const work = (page: Page) => page.getByRole('region', { name: 'Results' });
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });

/** Copies a PNG image to the clipboard. */
async function copyImage(page: Page, png: Buffer): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.bringToFront();
  await page.evaluate(
    async (bytes) => {
      const image = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
    },
    [...png],
  );
}

/** Clicks a button and returns the file that the browser saves. */
async function saves(button: Locator) {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('from a question before hiring to the delivered ZIP: changes requested with an annotated image, redelivered, accepted, reviewed', async ({
  parties: { anna, emil, customer, freelancer },
  openAs,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000);
  const nora = await newAccount(String(baseURL), 'freelancer', 'Nora');
  const invited = await openAs(nora);
  const name = `A sign to talk about ${Date.now()}`;
  const project_id = await createProject(customer, name, 1);
  const toProject = customer.getByRole('link', { name, exact: true });

  await test.step('the customer adds a file to the brief', async () => {
    await customer.goto(editProjectPath(project_id));
    await customer.getByLabel('Attach files').setInputFiles(picture('place.png'));
    await expect(customer.getByText('The file is uploaded.')).toBeVisible();
    await customer.getByRole('button', { name: /^Save ·/ }).click();
    const brief = customer.getByRole('region', { name: 'Information' });
    await expect(brief.getByRole('button', { name: 'Download place.png' })).toBeVisible();
    await act(customer, 'POST /api/customer/pay', { project_id, payment_method: 'pm_card_ok' });
  });

  await test.step('the freelancer responds with a message to the customer', async () => {
    await freelancer.goto(projectPath(project_id));
    await expect(freelancer.getByRole('button', { name: 'Download place.png' })).toBeVisible();
    await freelancer.getByRole('button', { name: 'Respond' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Respond to this project?' });
    await dialog.getByLabel(/^Your message to the customer/).fill('I painted three signs last year.');
    await dialog.getByRole('button', { name: 'Send response' }).click();
    await expect(said(freelancer)).toContainText('I painted three signs last year.');
  });

  await test.step('the menu counts it, and the customer finds it among the messages, reads it and replies', async () => {
    await expectWaiting(customer, 'Messages', 1);
    await menuEntry(customer, 'Messages').click();
    const row = customer.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('I painted three signs last year.');
    await expect(row).toContainText('1 new');
    await row.getByRole('link').click();
    await expect(said(customer)).toContainText('New');
    await expectWaiting(customer, 'Messages', 0);
    const field = customer.getByLabel('Your message');
    await field.fill('May I see one?\nhttps://sign.example/mine is ours.');
    await field.press('Control+Enter');
    await expect(said(customer).getByRole('link', { name: 'https://sign.example/mine' })).toBeVisible();
    await expect(field).toHaveValue('');
    await menuEntry(customer, 'Messages').click();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('new');
    await row.getByRole('link').click();
    await toProject.click();
    await expect(customer.getByRole('region', { name: 'Responses' })).toContainText(
      'I painted three signs last year.',
    );
    await customer.getByRole('link', { name: `Message ${emil.first_name} ${emil.last_name}` }).click();
    await expect(customer).toHaveURL(conversationPath(project_id, emil.id));
  });

  await test.step('the customer also invites another freelancer and writes to her; each candidate sees only their own conversation', async () => {
    await act(customer, 'POST /api/customer/invite_freelancer', { project_id, user_id: nora.id });
    await toProject.click();
    await customer
      .getByRole('region', { name: 'Invited', exact: true })
      .getByRole('link', { name: `Message ${nora.first_name} ${nora.last_name}` })
      .click();
    await expect(customer).toHaveURL(conversationPath(project_id, nora.id));
    await customer.getByLabel('Your message').fill('Would you paint it by hand?');
    await customer.getByRole('button', { name: 'Send message' }).click();
    await invited.goto(projectPath(project_id));
    await expect(said(invited)).toContainText('Would you paint it by hand?');
    await invited.getByLabel('Your message').fill('By hand, with a brush.');
    await invited.getByRole('button', { name: 'Send message' }).click();
    await expect(said(customer)).toContainText('By hand, with a brush.');
    for (const page of [customer, invited]) await expect(said(page)).not.toContainText('three signs');
    await customer.goto(conversationPath(project_id, emil.id));
    await expect(said(freelancer)).toContainText('May I see one?');
    for (const page of [customer, freelancer]) await expect(said(page)).not.toContainText('by hand');
    const ofOther = await attempt(freelancer, 'GET /api/conversations/messages', {
      project_id,
      freelancer_id: nora.id,
    });
    expect(ofOther.status()).toBe(404);
  });

  await test.step('the freelancer answers, edits the answer and deletes another one', async () => {
    await expect(said(freelancer)).toContainText('May I see one?');
    const field = freelancer.getByLabel('Your message').last();
    const send = freelancer.getByRole('button', { name: 'Send message' });
    await field.fill('Here it isn');
    await send.click();
    await freelancer.getByRole('button', { name: 'Edit “Here it isn”' }).click();
    await freelancer.getByLabel('Your message').first().fill('Here it is');
    await freelancer.getByRole('button', { name: 'Save' }).click();
    await expect(said(freelancer)).toContainText('edited');
    await expect(said(freelancer).getByText('Here it is', { exact: true })).toBeVisible();
    await field.fill('Not for you');
    await send.click();
    await freelancer.getByRole('button', { name: 'Delete “Not for you”' }).click();
    await freelancer.getByRole('dialog').getByRole('button', { name: 'Delete message' }).click();
    await expect(freelancer.getByText('The message has been deleted')).toBeVisible();
    await expect(said(freelancer)).not.toContainText('Not for you');
  });

  const sketch = { name: 'sketch.bin', mimeType, buffer: randomBytes(SIZE) };

  await test.step('the freelancer attaches files; one is cancelled, another resumes after a lost connection', async () => {
    const wrong = { ...sketch, name: 'wrong.bin', buffer: Buffer.alloc(SIZE + 1) };
    const context = freelancer.context();
    const lost = Promise.withResolvers<void>();
    let isLost = false;
    await freelancer.route('**/api/files?*', async (route) => {
      const range = route.request().headers()['content-range'] ?? '';
      // The last part of the wrong file hangs until it is cancelled.
      if (range.endsWith(`-${SIZE}/${SIZE + 1}`)) return undefined;
      if (isLost || !range.endsWith(`-${SIZE - 1}/${SIZE}`)) return route.continue();
      isLost = true;
      await context.setOffline(true);
      lost.resolve();
      return route.abort();
    });
    await freelancer.getByLabel('Attach files').setInputFiles([wrong, sketch]);
    await freelancer.getByLabel('Your message').fill('Here is the sketch');
    await freelancer.getByRole('button', { name: 'Send message' }).click();
    await lost.promise;
    await expect(freelancer.getByText(/^The connection was lost/)).toBeVisible();
    await context.setOffline(false);
    const deleted = freelancer.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await freelancer.getByRole('button', { name: 'Cancel wrong.bin' }).click();
    expect((await deleted).status()).toBe(200);
    await freelancer.unroute('**/api/files?*');
  });

  await test.step('the customer downloads the same bytes, all files as one archive, and chooses the freelancer', async () => {
    for (const text of ['Here it is', 'This message was deleted', 'Here is the sketch'])
      await expect(said(customer)).toContainText(text);
    await expect(said(customer)).not.toContainText('wrong.bin');
    const { bytes } = await saves(said(customer).getByRole('button', { name: 'Download sketch.bin' }));
    expect(bytes.equals(sketch.buffer)).toBe(true);
    const all = await saves(customer.getByRole('button', { name: 'Download all files' }));
    expect(all.name).toMatch(/\.zip$/);
    await toProject.click();
    await invited.goto(conversationPath(project_id, nora.id));
    await expect(invited.getByLabel('Your message')).toBeVisible();
    await customer.getByRole('button', { name: `Choose ${emil.first_name} ${emil.last_name}` }).click();
  });

  await test.step('the conversation with the other freelancer closes on her open page, and stays readable', async () => {
    await expect(invited.getByText(/^This conversation is closed/)).toBeVisible();
    await expect(invited.getByLabel('Your message')).toBeHidden();
    await expect(said(invited)).toContainText('By hand, with a brush.');
    const late = { project_id, freelancer_id: nora.id, text: 'And now?' };
    expect((await attempt(invited, 'POST /api/conversations/messages', late)).status()).toBe(409);
  });

  await test.step('the freelancer delivers a text, a link and files, whose drafts survive a reload', async () => {
    const message = freelancer.getByLabel('Your message');
    const deliver = freelancer.getByRole('button', { name: 'Deliver result' });
    const dialog = freelancer.getByRole('dialog', { name: 'Deliver the result' });
    await expect(deliver).toBeVisible();
    await message.fill('Half a sentence');
    await deliver.click();
    await dialog.getByLabel('Result').fill('A square sign.');
    await dialog.getByLabel(/^Links/).fill('https://sign.example/1');
    await dialog.getByLabel('Attach files').setInputFiles(textFile('sign.zip', 'first'));
    await dropFiles(dialog.getByLabel('Result'), picture('sign.png'), textFile('paper.pdf', PAPER));
    await expect(dialog.getByText('All 3 files are uploaded.')).toBeVisible();
    await freelancer.reload();
    await expect(message).toHaveValue('Half a sentence');
    await deliver.click();
    await expect(dialog.getByText('All 3 files are uploaded.')).toBeVisible();
    await expect(dialog.getByLabel('Result')).toHaveValue('A square sign.');
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(work(freelancer)).toContainText('A square sign.');
  });

  await test.step('the customer sees it between the messages, saves a file and requests changes with an annotated image', async () => {
    for (const step of ['Payment received', 'Freelancer assigned', 'Result delivered'])
      await expect(said(customer)).toContainText(step);
    await expect(
      said(customer)
        .getByText(/^\d+\s\w+\s\d{4}$/)
        .first(),
    ).toBeVisible();
    await expect(work(customer).getByRole('link', { name: 'https://sign.example/1' })).toBeVisible();
    for (const file of ['sign.png', 'paper.pdf']) {
      await work(customer)
        .getByRole('button', { name: `Enlarge ${file}` })
        .click();
      const drawn = customer.getByRole('dialog', { name: file }).getByRole('img');
      await expect
        .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await customer.keyboard.press('Escape');
    }
    const { bytes } = await saves(work(customer).getByRole('button', { name: 'Download sign.zip' }));
    expect(bytes.toString()).toBe('first');
    await customer.getByRole('button', { name: 'Send back' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Send the work back' });
    const change = dialog.getByLabel('What should change?');
    await change.fill('Rounder, as in the picture.');
    await dialog
      .getByLabel('Attach files')
      .setInputFiles([picture('marked.png'), textFile('remarks.txt', 'less blue')]);
    await copyImage(customer, DOT);
    for (let pastes = 0; pastes < 2; pastes += 1) await change.press('ControlOrMeta+V');
    await expect(dialog.getByText('All 4 files are uploaded.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(customer.getByText(/^The work has been sent back/)).toBeVisible();
    // Closing returns to where the customer came from.
    await toProject.click();
  });

  await test.step('the freelancer sees the annotated image and delivers again', async () => {
    await expect(said(freelancer)).toContainText('Revision requested');
    await expect(work(freelancer).getByRole('button', { name: 'Download marked.png' })).toBeVisible();
    await expect(work(freelancer).getByRole('button', { name: 'Download image.png' })).toHaveCount(2);
    const all = work(freelancer).getByRole('button', { name: 'Download all files' });
    const marked = await saves(all.first());
    expect(marked.bytes.includes(Buffer.from('remarks.txtless blue'))).toBe(true);
    await freelancer.getByRole('button', { name: 'Deliver result' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Deliver the result' });
    await dialog.getByLabel('Result').fill('A round sign.');
    await dialog
      .getByLabel('Attach files')
      .setInputFiles([textFile('sign.zip', 'second'), textFile('notes.txt', 'as before')]);
    await expect(dialog.getByText('All 2 files are uploaded.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  });

  await test.step('the customer reads what has changed, and opens the older version', async () => {
    await work(customer).getByText('What has changed since version 1').click();
    await expect(work(customer).locator('del')).toHaveText('square');
    await expect(work(customer).locator('ins')).toHaveText('round');
    await expect(work(customer).getByText('Changed: sign.zip')).toBeVisible();
    await work(customer).getByRole('heading', { name: 'Version 1' }).click();
    await expect(work(customer).getByText('A square sign.')).toBeVisible();
  });

  await test.step('the customer accepts, and saves all files of the last version as an archive', async () => {
    await customer.getByRole('button', { name: 'Accept the work' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Thank you, the work is accepted');
    await customer.getByRole('link', { name: 'See the project' }).click();
    const zip = await saves(work(customer).getByRole('button', { name: 'Download all files' }).first());
    for (const file of ['sign.zipsecond', 'notes.txtas before'])
      expect(zip.bytes.includes(Buffer.from(file))).toBe(true);
  });

  const review = async (page: Page, stars: string, text: string) => {
    await reviews(page).getByRole('radio', { name: stars, exact: true }).check();
    await reviews(page).getByLabel('What was good, what was not?').fill(text);
    await reviews(page).getByRole('button', { name: 'Send review' }).click();
  };

  await test.step('both review each other, sealed until both have; the freelancer answers', async () => {
    await review(customer, '2 stars', 'Late, and Tom from the shop next door was rude.');
    await expect(reviews(customer)).toContainText('Sealed: only you can read it.');
    await expect(reviews(freelancer)).toContainText('has already written');
    await expect(reviews(freelancer)).not.toContainText('Late');
    await review(freelancer, '5 stars', 'Clear questions and quick answers.');
    await expect(reviews(customer)).toContainText('Clear questions and quick answers.');
    await reviews(freelancer).getByRole('button', { name: 'Answer' }).click();
    await freelancer.getByLabel('Your answer').fill('I am sorry that it came a day late.');
    await freelancer.getByRole('button', { name: 'Publish answer' }).click();
    await expect(reviews(customer)).toContainText('I am sorry that it came a day late.');
  });

  await test.step('a manager takes a review down; its author reads the reason and objects', async () => {
    const reason = 'It names a person who has no part in this.';
    const manager = await openAs('manager');
    await manager.goto(`${freelancerPath(emil.id)}?tab=reviews`);
    await expect(reviews(manager)).toContainText('1 review');
    await expect(reviews(manager)).toContainText('I am sorry that it came a day late.');
    await reviews(manager)
      .getByRole('button', { name: /^Take down the review of Anna/ })
      .click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await expect(reviews(manager)).toContainText('No reviews yet');
    await readMail(request, anna.email, /taken down your review[^]*It names a person/);
    await expect(reviews(customer)).toContainText(reason);
    await expect(reviews(freelancer)).not.toContainText('Late');
    await reviews(customer)
      .getByRole('link', { name: /^object once/ })
      .click();
    await expect(customer.getByLabel('Subject')).toHaveValue('Objection: my review was taken down');
    await customer.getByRole('textbox', { name: 'Question' }).fill('It names nobody.');
    await customer.getByRole('button', { name: 'Send question' }).click();
    await expect(customer.getByText(/^Your question has been sent/)).toBeVisible();
    await customer.goBack();
    await expect(reviews(customer)).toContainText('You have objected');
  });
});
