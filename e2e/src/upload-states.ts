import { expect, type Page, type Route } from '@playwright/test';
import { settled } from './faults.ts';
import { label, nameIn } from './label.ts';
import { refusal } from './refusal.ts';
import type { ShownState } from './shown-state.ts';

const HOUR_S = 3_600;
const SIZE = 2_000_000;
const mimeType = 'application/octet-stream';
const aFile = (name: string, size = SIZE) => ({ name, mimeType, buffer: Buffer.alloc(size, 'x') });

/** How the API answers when a file of that name is opened. */
const OPENED: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
  'Sending.zip': { json: openedAt('Sending.zip', 0.6) },
  'Waiting.zip': { json: openedAt('Waiting.zip', 0.3) },
  'Failed.zip': refusal('stateChanged'),
  'Held.zip': refusal('tooManyRequests', { retry_after: HOUR_S }),
};

/** An upload of which a part has arrived; its name is its id. */
function openedAt(name: string, part: number): object {
  return { file: { id: name, name, size: SIZE, type: mimeType }, received: SIZE * part };
}

/** Answers the opening of files by {@link OPENED}; a part of one is lost, one of another goes on for ever. */
const answerUploads = (page: Page): Promise<unknown> =>
  page.route('**/api/files*', (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const { name } = request.postDataJSON() as { name: string };
      return name in OPENED ? route.fulfill(OPENED[name]) : route.continue();
    }
    const id = new URL(request.url()).searchParams.get('file_id');
    if (id === 'Sending.zip') return undefined;
    return id === 'Waiting.zip' ? route.abort() : route.continue();
  });

/** Attaches files to an empty list: the tab keeps those of the state before, also over a reload. */
async function attach(page: Page, files: readonly ReturnType<typeof aFile>[]): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await settled(page);
  await page.locator('main input[type="file"]').last().setInputFiles(files);
}

/** Files that are uploaded, being sent, and waiting for the connection. */
export const UPLOADS: ShownState = {
  name: 'uploads',
  enter: async (page, language) => {
    await answerUploads(page);
    await attach(page, [aFile('Ready.zip', 9), aFile('Sending.zip'), aFile('Waiting.zip')]);
    await expect(page.getByText(nameIn(label('kit', 'files.interrupted'), language))).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(2);
  },
  isFailing: true,
};

/** Files that could not be sent, must not be sent, and wait for the end of a limit. */
export const STOPPED_UPLOADS: ShownState = {
  name: 'stopped uploads',
  enter: async (page, language) => {
    await answerUploads(page);
    await attach(page, [aFile('Failed.zip'), aFile('Empty.zip', 0), aFile('Held.zip')]);
    await expect(page.getByText(nameIn(label('kit', 'files.atLimit'), language))).toBeVisible();
    await expect(page.locator('main').getByRole('alert')).toHaveCount(2);
  },
  isFailing: true,
};
