import { INK, PAGE, SIZE } from './page.ts';
import { heightOf, needRoom, rule, WHOLE, write, type Column, type Style } from './pen.ts';
import type { SheetBlock, TableColumn } from './sheet.ts';

type Document = PDFKit.PDFDocument;
type Table = Extract<SheetBlock, { kind: 'table' }>;

/** A text with its place in a row. */
interface Cell {
  readonly text: string;
  readonly column: Column;
  readonly align: 'left' | 'right';
}

const INSET = 8;
const COLUMN_GAP = 8;
const ROW_GAP = 9;

/** Draws a table over as many pages as it needs. */
export function drawTable(document: Document, { columns, rows, sums }: Table): void {
  const places = placesOf(columns);
  const cellsOf = (texts: readonly string[]): Cell[] =>
    places.map(({ column, align }, index) => ({ text: texts[index] ?? '', column, align }));
  const head = () => drawHead(document, cellsOf(columns.map((column) => column.head)));
  const row = (cells: readonly Cell[], style: Style = {}) => {
    const height = rowHeight(document, cells, style);
    if (needRoom(document, height)) head();
    document.y += 5;
    drawCells(document, cells, height, style);
    rule(document, document.y);
  };
  head();
  for (const texts of rows) row(cellsOf(texts));
  for (const [index, sum] of sums.entries())
    row(sumCells(places, sum), index === sums.length - 1 ? { font: 'strong' } : {});
}

type Place = Pick<Cell, 'column' | 'align'>;

function placesOf(columns: readonly TableColumn[]): Place[] {
  let x = PAGE.left + INSET;
  return columns.map(({ width, align }) => {
    const column = { x, width };
    x += width + COLUMN_GAP;
    return { column, align };
  });
}

/** The label of a sum takes the space of all columns but the last one. */
function sumCells(places: readonly Place[], [label, amount]: readonly [string, string]): Cell[] {
  const last = places.at(-1);
  if (!last) return [];
  const x = PAGE.left + INSET;
  const column = { x, width: last.column.x - COLUMN_GAP - x };
  return [
    { text: label, column, align: 'left' },
    { text: amount, ...last },
  ];
}

function drawHead(document: Document, cells: readonly Cell[]): void {
  document.rect(PAGE.left, document.y, WHOLE.width, SIZE.small + 13).fill(INK.band);
  document.y += 5;
  const style = { size: SIZE.small, colour: INK.quiet };
  drawCells(document, cells, rowHeight(document, cells, style), style);
}

const rowHeight = (document: Document, cells: readonly Cell[], style: Style): number =>
  Math.max(...cells.map(({ text, column }) => heightOf(document, text, column, style))) + ROW_GAP;

function drawCells(document: Document, cells: readonly Cell[], height: number, style: Style): void {
  const { y } = document;
  for (const { text, column, align } of cells)
    if (text !== '') write(document, text, { ...column, y }, { ...style, align });
  document.y = y + height - 5;
}
