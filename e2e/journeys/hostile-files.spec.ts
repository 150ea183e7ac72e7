import { projectPath } from '@metier/contract';
import { assignProject } from '../src/act.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer'] });

/** Tells that it has run, wherever it runs. */
const SCRIPT = 'alert("run")';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Files with a script in each disguise that a browser knows. */
const HOSTILE = Object.entries({
  'page.html': `<!doctype html><script>${SCRIPT}</script><body onload='${SCRIPT}'>`,
  'page.xhtml': `<html xmlns="${XHTML}"><script>${SCRIPT}</script></html>`,
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload='${SCRIPT}'><script>${SCRIPT}</script></svg>`,
  'drawing.png': `<svg xmlns="http://www.w3.org/2000/svg" onload='${SCRIPT}'/>`,
  'feed.xml': `<?xml version="1.0"?><x:script xmlns:x="${XHTML}">${SCRIPT}</x:script>`,
  'code.js': SCRIPT,
  'picture.gif': `GIF89a=1;${SCRIPT}`,
  'paper.pdf': `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.${SCRIPT})>>>>endobj\ntrailer<</Root 1 0 R>>`,
  'style.css': `body{background:url("javascript:${SCRIPT}")}`,
}).map(([name, text]) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }));

test('no script of a sent file runs, however the other side opens it', async ({
  parties: { customer, freelancer },
}) => {
  const project_id = await assignProject(customer, freelancer, 'A sign with odd files');
  const urls: string[] = [];
  const dialogs: string[] = [];
  customer.context().on('dialog', (dialog) => {
    dialogs.push(dialog.page()?.url() ?? '');
    void dialog.dismiss();
  });

  await test.step('the other side downloads each', async () => {
    await freelancer.goto(projectPath(project_id));
    await freelancer.getByLabel('Attach files').setInputFiles(HOSTILE);
    await freelancer.getByRole('button', { name: 'Send message' }).click();
    await customer.goto(projectPath(project_id));
    for (const { name } of HOSTILE) {
      const download = customer.waitForEvent('download');
      await customer.getByRole('button', { name: `Download ${name}` }).click();
      urls.push((await download).url());
    }
    await expect(customer).toHaveURL(projectPath(project_id));
  });

  await test.step('opens its address, which saves it', async () => {
    const page = await customer.context().newPage();
    for (const url of urls) {
      const saved = page.waitForEvent('download');
      await expect(page.goto(url)).rejects.toThrow('Download is starting');
      expect((await saved).url()).toBe(url);
    }
  });

  await test.step('and opens a page of the same origin, without its policy, that embeds it', async () => {
    const page = await customer.context().newPage();
    const body = urls
      .map(
        (url) =>
          `<script src="${url}"></script><iframe src="${url}"></iframe><object data="${url}"></object>`,
      )
      .join('');
    await page.route('/embeds', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/embeds');
  });

  // A browser that can tell of a script that ran.
  await customer.evaluate(SCRIPT);
  expect(dialogs).toEqual([customer.url()]);
});
