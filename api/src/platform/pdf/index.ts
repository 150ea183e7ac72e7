export { pdfPrinter, type PdfPrinter } from './pdf-printer.ts';
export type { Pair, Sheet, SheetBlock, TableRow } from './sheet.ts';
