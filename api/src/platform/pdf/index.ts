export { pdfPrinter, type PdfPrinter } from './pdf-printer.ts';
export type { Pair, Sheet, SheetBlock, SheetParty, TableRow } from './sheet.ts';
