import { INK, PAGE, SIZE } from './page.ts';
import { heightOf, needRoom, rule, WHOLE, write, type Column, type Style } from './pen.ts';
import type { Pair, SheetBlock, TableRow } from './sheet.ts';

type Document = PDFKit.PDFDocument;

/** A heading is never the last line of a page. */
const HEADING_ROOM = 64;
const ROW_GAP = 9;
const LABELS: Column = { x: PAGE.left, width: 150 };
const VALUES: Column = { x: PAGE.left + 162, width: PAGE.right - PAGE.left - 162 };
const COLUMNS: readonly [Column, Column, Column] = [
  { x: PAGE.left + 8, width: 285 },
  { x: PAGE.left + 301, width: 80 },
  { x: PAGE.left + 389, width: 86 },
];
const STRONG: Style = { font: 'strong' };

/** Draws a block below the previous one, over as many pages as it needs. */
export function drawBlock(document: Document, block: SheetBlock): void {
  document.y += 18;
  needRoom(document, HEADING_ROOM);
  write(document, block.heading, { ...WHOLE, y: document.y }, { ...STRONG, size: SIZE.heading });
  document.y += 4;
  if (block.kind === 'text') drawParagraphs(document, block.paragraphs);
  if (block.kind === 'pairs') drawPairs(document, block.pairs);
  if (block.kind === 'table') drawTable(document, block.head, block.rows, block.sums);
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

function drawTable(
  document: Document,
  head: TableRow,
  rows: readonly TableRow[],
  sums: readonly Pair[],
): void {
  document.rect(PAGE.left, document.y, WHOLE.width, SIZE.small + 13).fill(INK.band);
  document.y += 5;
  drawCells(document, head, { size: SIZE.small, colour: INK.quiet });
  for (const row of rows) drawRow(document, row);
  for (const [index, [label, amount]] of sums.entries())
    drawRow(document, [label, '', amount], index === sums.length - 1 ? STRONG : {});
}

function drawRow(document: Document, row: TableRow, style: Style = {}): void {
  needRoom(document, heightOf(document, row[0], COLUMNS[0], style) + ROW_GAP);
  document.y += 5;
  drawCells(document, row, style);
  rule(document, document.y);
}

function drawCells(document: Document, cells: TableRow, style: Style): void {
  const { y } = document;
  for (const [index, column] of COLUMNS.entries())
    write(
      document,
      cells[index] ?? '',
      { ...column, y },
      { ...style, align: index === 0 ? 'left' : 'right' },
    );
  document.y = y + heightOf(document, cells[0], COLUMNS[0], style) + ROW_GAP - 5;
}
