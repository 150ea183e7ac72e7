import { FONTS, INK, PAGE, SIZE, WIDTH, type FontName } from './page.ts';

type Document = PDFKit.PDFDocument;

/** Style of a text. */
export interface Style {
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** Column of the page for a text. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

export const WHOLE: Column = { x: PAGE.left, width: WIDTH };

/** Registers the fonts in a document. */
export function loadFonts(document: Document): void {
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, file);
}

/** Writes text into a column from a height on, continuing on the next page if necessary. */
export function write(document: Document, text: string, at: Column & { y: number }, style: Style = {}): void {
  dip(document, style).text(text, at.x, at.y, { width: at.width, align: style.align ?? 'left', lineGap: 2 });
}

/** Height of a text in a column. */
export const heightOf = (document: Document, text: string, { width }: Column, style: Style = {}): number =>
  dip(document, style).heightOfString(text, { width, lineGap: 2 });

/** Starts a new page unless this much space is left; returns true if it did. */
export function needRoom(document: Document, height: number): boolean {
  if (document.y + height <= PAGE.bottom) return false;
  document.addPage();
  return true;
}

/** A thin line across the page. */
export function rule(document: Document, y: number, colour: string = INK.rule): void {
  document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.6).strokeColor(colour).stroke();
}

function dip(document: Document, { font = 'text', size = SIZE.text, colour = INK.text }: Style): Document {
  return document.font(font).fontSize(size).fillColor(colour);
}
