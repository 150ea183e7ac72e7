import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { conversationPath, LIMITS, PATHS, projectPath } from '@metier/contract';
import { act, payProject } from '../src/act.ts';
import { dropFile } from '../src/drop-file.ts';
import { expect, test } from '../src/test.ts';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
/** Bytes of a file that goes in two parts. */
const SIZE = 5 * LIMITS.files.block;

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

test('a question before the choice, the order after it: both sides write, send files, change and delete; a manager reads a case', async ({
  parties: { emil, customer, freelancer },
  openAs,
}) => {
  test.setTimeout(180_000);
  const name = `A sign to talk about ${Date.now()}`;
  const project_id = await payProject(customer, name);
  const said = (page: typeof customer) => page.getByRole('log', { name: 'Conversation' });

  await test.step('the freelancer responds with a word to the customer', async () => {
    await freelancer.goto(projectPath(project_id));
    await freelancer.getByRole('button', { name: 'Respond' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Respond to this project?' });
    await dialog.getByLabel(/^Your message to the customer/).fill('I painted three signs last year.');
    await dialog.getByRole('button', { name: 'Send response' }).click();
    await expect(said(freelancer)).toContainText('I painted three signs last year.');
  });

  await test.step('the customer finds it among the messages, reads it and asks', async () => {
    await customer.goto(PATHS.conversations);
    const row = customer.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('I painted three signs last year.');
    await expect(row).toContainText('1 new');
    await row.getByRole('link').click();
    await expect(customer).toHaveURL(conversationPath(project_id, emil.id));
    await expect(said(customer)).toContainText('New');
    await customer.getByLabel('Your message').fill('May I see one?\nhttps://sign.example/mine is ours.');
    await customer.getByLabel('Your message').press('Control+Enter');
    await expect(said(customer).getByRole('link', { name: 'https://sign.example/mine' })).toBeVisible();
    await expect(customer.getByLabel('Your message')).toHaveValue('');
    await customer.getByRole('link', { name: 'Messages' }).first().click();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('new');
  });

  await test.step('the customer reaches it from the response, too', async () => {
    await customer.goto(projectPath(project_id));
    await customer.getByRole('link', { name: /^Message Emil/ }).click();
    await expect(said(customer)).toContainText('May I see one?');
  });

  await test.step('the freelancer answers, changes the answer and deletes another', async () => {
    await freelancer.goto(PATHS.conversations);
    await freelancer.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
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
    await expect(said(freelancer)).toContainText('This message was deleted');
    await expect(said(freelancer)).not.toContainText('Not for you');
  });

  const sketch = { name: 'sketch.bin', mimeType: 'application/octet-stream', buffer: randomBytes(SIZE) };

  await test.step('the freelancer attaches files; one is cancelled, another goes on after a lost line', async () => {
    const wrong = { ...sketch, name: 'wrong.bin', buffer: Buffer.alloc(SIZE + 1) };
    const context = freelancer.context();
    const lost = Promise.withResolvers<void>();
    let isLost = false;
    await freelancer.route('**/api/files?*', async (route) => {
      const range = (await route.request().headerValue('content-range')) ?? '';
      // The end of the wrong file hangs until it is cancelled.
      if (range.endsWith(`-${SIZE}/${SIZE + 1}`)) return undefined;
      if (isLost || !range.endsWith(`-${SIZE - 1}/${SIZE}`)) return route.continue();
      isLost = true;
      await context.setOffline(true);
      lost.resolve();
      return route.abort();
    });
    await freelancer.getByLabel('Attach files').setInputFiles([wrong, sketch]);
    await freelancer.getByLabel('Your message').last().fill('Here is the sketch');
    await freelancer.getByRole('button', { name: 'Send message' }).click();
    await lost.promise;
    await expect(freelancer.getByText(/^The connection is lost/)).toBeVisible();
    await context.setOffline(false);
    const deleted = freelancer.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await freelancer.getByRole('button', { name: 'Cancel wrong.bin' }).click();
    expect((await deleted).status()).toBe(200);
    await expect(said(freelancer)).toContainText('Here is the sketch');
    await expect(said(freelancer)).toContainText('sketch.bin');
    await expect(said(freelancer)).not.toContainText('wrong.bin');
  });

  await test.step('a file that is dropped is sent without a word', async () => {
    await dropFile(freelancer.getByLabel('Your message').last(), 'dot.png', DOT);
    await expect(freelancer.getByText('The file is uploaded.')).toBeVisible();
    await freelancer.getByRole('button', { name: 'Send message' }).click();
    await expect(said(freelancer)).toContainText('dot.png');
  });

  await test.step('the customer sees the picture and gets the same bytes', async () => {
    await customer.reload();
    for (const [sent, bytes] of [
      ['sketch.bin', sketch.buffer],
      ['dot.png', DOT],
    ] as const) {
      const download = customer.waitForEvent('download');
      await said(customer)
        .getByRole('button', { name: `Download ${sent}` })
        .click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(sent);
      expect((await readFile(await file.path())).equals(bytes)).toBe(true);
    }
    const picture = said(customer).getByRole('button', { name: 'Download dot.png' }).locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const download = customer.waitForEvent('download');
    await customer.getByRole('button', { name: 'Download all files' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });

  await test.step('as the order goes on, its steps stand between the messages', async () => {
    await act(customer, 'POST /api/customer/executor', { project_id, freelancer_id: emil.id });
    await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'A first sketch' });
    await customer.goto(projectPath(project_id));
    for (const text of ['Here it is', 'This message was deleted', 'Freelancer assigned', 'Result delivered'])
      await expect(said(customer)).toContainText(text);
  });

  await test.step('a manager reads it once there is a case', async () => {
    const manager = await openAs('manager');
    await manager.goto(projectPath(project_id));
    await expect(manager.getByText('Managers read a conversation once there is a case')).toBeVisible();
    await act(customer, 'POST /api/customer/refund', { project_id });
    await manager.reload();
    await expect(said(manager)).toContainText('May I see one?');
    await expect(manager.getByLabel('Your message')).toHaveCount(0);
  });
});
