export { pdfPrinter, type PdfPrinter } from './pdf-printer.ts';
export type { Pair, Sheet, SheetBlock, TableColumn, TableRow } from './sheet.ts';
