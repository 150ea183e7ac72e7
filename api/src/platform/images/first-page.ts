import type { createIsomorphicCanvasFactory, getDocumentProxy, renderPageAsImage } from 'unpdf';

/** The part of the library that is used; loaded with the first PDF, because it takes tens of megabytes. */
interface Renderer {
  readonly createIsomorphicCanvasFactory: typeof createIsomorphicCanvasFactory;
  readonly getDocumentProxy: typeof getDocumentProxy;
  readonly renderPageAsImage: typeof renderPageAsImage;
}

const canvasImport = () => import('@napi-rs/canvas');

/**
 * Draws the first page of a PDF as a PNG. Runs in the drawing process only: a malicious PDF may take forever.
 *
 * @param longestSide in pixels
 * @param maxPixels larger pictures on the page are left out, undecoded
 */
export async function firstPageOf(bytes: Buffer, longestSide: number, maxPixels: number): Promise<Buffer> {
  const library: Renderer = await import('unpdf');
  const CanvasFactory = await library.createIsomorphicCanvasFactory(canvasImport);
  const document = await library.getDocumentProxy(new Uint8Array(bytes), {
    CanvasFactory,
    maxImageSize: maxPixels,
    // Nothing is fetched, whatever the file references.
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  const scale = longestSide / Math.max(width, height);
  return Buffer.from(await library.renderPageAsImage(document, 1, { scale, canvasImport }));
}
