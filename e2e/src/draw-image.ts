import type { Page } from '@playwright/test';

/** A square noise image encoded by Chromium, which does not compress. */
export async function drawImage(
  page: Page,
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp',
  name: string,
  side = 1_000,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate(
    ([type, pixelsOfSide]) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: pixelsOfSide,
        height: pixelsOfSide,
      });
      const context = canvas.getContext('2d');
      const pixels = new ImageData(pixelsOfSide, pixelsOfSide);
      for (let at = 0; at < pixels.data.length; at += 1)
        pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      context?.putImageData(pixels, 0, 0);
      return canvas.toDataURL(type);
    },
    [mimeType, side] as const,
  );
  return { name, mimeType, buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}
