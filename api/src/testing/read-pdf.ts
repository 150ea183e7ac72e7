import { extractText } from 'unpdf';

/** The text of each page of a PDF, with single spaces. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(bytes));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}
