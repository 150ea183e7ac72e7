import { INK, PAGE, SIZE } from './page.ts';
import { heightOf, rule, WHOLE, write, type Column } from './pen.ts';
import type { Pair, Sheet, SheetParty } from './sheet.ts';

const GAP = 24;
const TITLE: Column = { x: PAGE.left, width: 270 };
const LABELS: Column = { x: 346, width: 90 };
const VALUES: Column = { x: 440, width: PAGE.right - 440 };

/** Title and particulars, the notice, and the parties side by side. */
export function drawHead(document: PDFKit.PDFDocument, sheet: Sheet): void {
  write(document, sheet.title, { ...TITLE, y: PAGE.top }, { font: 'strong', size: SIZE.title });
  if (sheet.notice !== null)
    write(document, sheet.notice, { ...TITLE, y: document.y + 2 }, { font: 'strong', colour: INK.brand });
  const underTitle = document.y;
  const underParticulars = drawParticulars(document, sheet.particulars);
  document.y = Math.max(underTitle, underParticulars) + GAP;
  drawParties(document, sheet.parties);
}

function drawParticulars(document: PDFKit.PDFDocument, pairs: readonly Pair[]): number {
  let y = PAGE.top + 6;
  for (const [label, value] of pairs) {
    write(document, label, { ...LABELS, y }, { colour: INK.quiet });
    write(document, value, { ...VALUES, y }, { font: 'strong', align: 'right' });
    y += heightOf(document, value, VALUES, { font: 'strong' }) + 3;
  }
  return y;
}

function drawParties(document: PDFKit.PDFDocument, parties: readonly SheetParty[]): void {
  const top = document.y;
  rule(document, top);
  const width = (WHOLE.width - GAP * (parties.length - 1)) / Math.max(1, parties.length);
  const ends = parties.map(({ heading, lines: [name = '', ...lines] }, index) => {
    const column = { x: PAGE.left + index * (width + GAP), width };
    write(document, heading, { ...column, y: top + 12 }, { size: SIZE.small, colour: INK.quiet });
    write(document, name, { ...column, y: document.y + 2 }, { font: 'strong' });
    for (const line of lines) write(document, line, { ...column, y: document.y });
    return document.y;
  });
  document.y = Math.max(...ends) + 12;
  rule(document, document.y);
}
