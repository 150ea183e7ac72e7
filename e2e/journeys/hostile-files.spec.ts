import { projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { assignProject } from '../src/act.ts';
import { drawImage } from '../src/draw-image.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer'] });

const mimeType = 'application/octet-stream';
/** A file, and what is shown of its name if that differs. */
type Sent = Awaited<ReturnType<typeof drawImage>> & { readonly shown?: string };
/** Tells that it has run, wherever it runs. */
const SCRIPT = 'alert("run")';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Files with a script in each disguise that a browser knows. */
const DISGUISED: Sent[] = Object.entries({
  'page.html': `<!doctype html><script>${SCRIPT}</script><body onload='${SCRIPT}'>`,
  'page.xhtml': `<html xmlns="${XHTML}"><script>${SCRIPT}</script></html>`,
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" onload='${SCRIPT}'><script>${SCRIPT}</script></svg>`,
  'drawing.png': `<svg xmlns="http://www.w3.org/2000/svg" onload='${SCRIPT}'/>`,
  'feed.xml': `<?xml version="1.0"?><x:script xmlns:x="${XHTML}">${SCRIPT}</x:script>`,
  'code.js': SCRIPT,
  'picture.gif': `GIF89a=1;${SCRIPT}`,
  'paper.pdf': `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.${SCRIPT})>>>>endobj\ntrailer<</Root 1 0 R>>`,
  'style.css': `body{background:url("javascript:${SCRIPT}")}`,
}).map(([name, text]) => ({ name, mimeType, buffer: Buffer.from(text) }));
const PAGE = Buffer.from(`<!doctype html><script>${SCRIPT}</script>`);
/** An AVIF image, which Chromium does not encode. */
const AVIF = Buffer.from(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAA' +
    'AERAAAEAAQAAAAAA+gABAAAAAAAAACUAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4' +
    'aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAIAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAtbWRhdBIA' +
    'Cgg4CL9pAQ0GkDIXGUJjBMAANAAAkEDJHGFLjRrWEFSx+yA=',
  'base64',
);

/** Images that are also pages with a script. */
async function polyglots(page: Page): Promise<Sent[]> {
  const images = [
    await drawImage(page, 'image/png', 'both.png', 8),
    await drawImage(page, 'image/jpeg', 'both.jpg', 8),
    await drawImage(page, 'image/webp', 'both.webp', 8),
    { name: 'both.avif', mimeType, buffer: AVIF },
  ];
  return images.map((image) => ({ ...image, buffer: Buffer.concat([image.buffer, PAGE]) }));
}

/** Names that try to be markup, another type, a header or a path, by what is shown of them. */
const NAMED: Sent[] = Object.entries({
  [`<img src=x onerror=${SCRIPT}>.png`]: `<img src=x onerror=${SCRIPT}>.png`,
  'reportfdp.exe': 'report\u202Efdp.exe',
  'xSet-Cookie: sid=1.html': 'x\r\nSet-Cookie: sid=1\r\n\r\n.html',
  'a"; filename="evil.html': 'a"; filename="evil.html',
  passwd: '../../../../etc/passwd',
}).map(([shown, name]) => ({ shown, name, mimeType, buffer: PAGE }));

test('no script of a sent file runs, however the other side opens it', async ({
  parties: { customer, freelancer },
}) => {
  const project_id = await assignProject(customer, freelancer, 'A sign with odd files');
  const urls: string[] = [];
  const previews: string[] = [];
  const dialogs: string[] = [];
  customer.context().on('dialog', (dialog) => {
    dialogs.push(dialog.page()?.url() ?? '');
    void dialog.dismiss();
  });

  const images = await polyglots(freelancer);
  const said = (page: Page) => page.getByRole('log', { name: 'Conversation' });

  await test.step('the other side sees the name of each as text, and downloads it', async () => {
    await freelancer.goto(projectPath(project_id));
    await customer.goto(projectPath(project_id));
    for (const files of [DISGUISED, [...images, ...NAMED]]) {
      await freelancer.getByLabel('Attach files').setInputFiles(files);
      await freelancer.getByRole('button', { name: 'Send message' }).click();
      for (const { name, shown = name } of files) {
        await expect(said(customer).getByText(shown, { exact: true })).toBeVisible();
        const download = customer.waitForEvent('download');
        await said(customer)
          .getByRole('button', { name: `Download ${shown}` })
          .click();
        urls.push((await download).url());
      }
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

  await test.step('sees a preview of each image, which was drawn anew', async () => {
    for (const { name } of images) {
      const preview = said(customer)
        .getByRole('button', { name: `Enlarge ${name}` })
        .getByRole('presentation');
      await expect
        .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const url = await preview.evaluate((image: HTMLImageElement) => image.src);
      const answer = await customer.request.get(url);
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      expect((await answer.body()).includes(SCRIPT)).toBe(false);
      previews.push(url);
    }
  });

  await test.step('and opens a page of the same origin, without its policy, that embeds each', async () => {
    const page = await customer.context().newPage();
    const body = [
      ...[...urls, ...previews].map((url) => `<script src="${url}"></script>`),
      ...urls.map((url) => `<iframe src="${url}"></iframe><object data="${url}"></object>`),
      ...previews.map((url) => `<img src="${url}">`),
    ].join('');
    await page.route('/embeds', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/embeds');
  });

  // A browser that can tell of a script that ran.
  await customer.evaluate(SCRIPT);
  expect(dialogs).toEqual([customer.url()]);
});
