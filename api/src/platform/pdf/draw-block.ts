import { drawTable } from './draw-table.ts';
import { INK, PAGE, SIZE } from './page.ts';
import { heightOf, needRoom, WHOLE, write, type Column, type Style } from './pen.ts';
import type { Pair, SheetBlock } from './sheet.ts';

type Document = PDFKit.PDFDocument;

/** A heading is never the last line of a page. */
const HEADING_ROOM = 64;
const LABELS: Column = { x: PAGE.left, width: 150 };
const VALUES: Column = { x: PAGE.left + 162, width: PAGE.right - PAGE.left - 162 };
const STRONG: Style = { font: 'strong' };

/** Draws a block below the previous one, over as many pages as it needs. */
export function drawBlock(document: Document, block: SheetBlock): void {
  document.y += 18;
  needRoom(document, HEADING_ROOM);
  write(document, block.heading, { ...WHOLE, y: document.y }, { ...STRONG, size: SIZE.heading });
  document.y += 4;
  if (block.kind === 'text') drawParagraphs(document, block.paragraphs);
  if (block.kind === 'pairs') drawPairs(document, block.pairs);
  if (block.kind === 'table') drawTable(document, block);
}

function drawParagraphs(document: Document, paragraphs: readonly string[]): void {
  for (const paragraph of paragraphs) {
    write(document, paragraph, { ...WHOLE, y: document.y });
    document.y += 4;
  }
}

function drawPairs(document: Document, pairs: readonly Pair[]): void {
  for (const [label, value] of pairs) {
    needRoom(document, Math.max(heightOf(document, label, LABELS), heightOf(document, value, VALUES)));
    const { y } = document;
    write(document, label, { ...LABELS, y }, { colour: INK.quiet });
    const underLabel = document.y;
    write(document, value, { ...VALUES, y });
    document.y = Math.max(underLabel, document.y) + 2;
  }
}
