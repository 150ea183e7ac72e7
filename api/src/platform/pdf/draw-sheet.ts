import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { drawBlock } from './draw-block.ts';
import { drawFrames } from './draw-frames.ts';
import { drawHead } from './draw-head.ts';
import { PAGE } from './page.ts';
import { loadFonts } from './pen.ts';
import type { Sheet } from './sheet.ts';

const A4_HEIGHT = 841.89;

/** Renders a sheet as a PDF: A4, fonts embedded. Blocks its thread for up to 100 ms. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const { language, brand, title, date } = sheet;
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: A4_HEIGHT - PAGE.bottom, left: PAGE.left, right: PAGE.left },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: brand, CreationDate: date },
  });
  const bytes = buffer(document);
  loadFonts(document);
  drawHead(document, sheet);
  for (const block of sheet.blocks) drawBlock(document, block);
  drawFrames(document, sheet);
  document.end();
  return bytes;
}
