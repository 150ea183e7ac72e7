import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../root.ts';
import type { WINDOWS } from './variants.ts';

/** Folder of the sheets, ignored by git. */
export const FOLDER = join(ROOT, 'test-results/shots');

/** Maximum height of a screenshot, in CSS pixels. */
export const MAX_HEIGHT = 2600;
const SHEET_WIDTH = 3300;
const GAP = 16;

/** A cell of a sheet; its image is a data URL. */
export interface Picture {
  readonly caption: string;
  readonly image: string;
}

type Size = (typeof WINDOWS)[keyof typeof WINDOWS];

/** Takes a screenshot of the viewport as a data URL. */
export async function takePicture(page: Page, scale: number): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { cssVisualViewport: seen } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 80,
    clip: { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight, scale },
  });
  await session.detach();
  return `data:image/jpeg;base64,${data}`;
}

/** Writes screenshots with captions into one image file. */
export async function writeSheet(
  browser: Browser,
  name: string,
  size: Size,
  pictures: readonly Picture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const width = Math.round(size.width * size.scale);
  const columns = Math.floor(SHEET_WIDTH / (width + GAP));
  const page = await browser.newPage({ viewport: { width: columns * (width + GAP) + GAP, height: 800 } });
  const cells = pictures.map(
    ({ caption, image }) => `<figure><figcaption>${caption}</figcaption><img src="${image}" alt=""></figure>`,
  );
  await page.setContent(
    `<!doctype html><style>
      body { margin: 0; padding: ${GAP}px; background: #888; font: 600 15px sans-serif; display: grid;
        grid-template-columns: repeat(${columns}, ${width}px); gap: ${GAP}px; align-items: start }
      figure { margin: 0 } img { display: block; width: 100% }
      figcaption { padding: 4px; background: #fff; overflow-wrap: anywhere }
    </style>${cells.join('')}`,
  );
  await mkdir(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 85, fullPage: true });
  await page.close();
}
