import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readPdf } from '../../testing/read-pdf.ts';
import { pdfPrinter, type PdfPrinter } from './pdf-printer.ts';
import type { Sheet } from './sheet.ts';

const printer = pdfPrinter();
afterAll(() => printer.close());

const SHEET: Sheet = {
  language: 'en',
  brand: 'Metier',
  title: 'Invoice',
  notice: null,
  particulars: [['Number', '000001']],
  parties: [{ heading: 'TO', lines: ['ООО «Ромашка»', 'Łódź, ul. Żółta 5'] }],
  blocks: [],
  footer: 'Metier, invoice 000001',
  pageLabel: 'Page {page} of {pages}',
  date: new Date('2026-01-05T12:00:00Z'),
};
const ALPHABETS = [
  'Zażółć gęślą jaźń ŁŻŹŚĆĄĘŃÓ',
  'Съешь ещё этих мягких французских булок, да выпей же чаю. ЁЙЪ',
  'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich',
  "Dès Noël où un zéphyr haï me vêt, l'œuf à 98,94 €",
];

describe('a printed sheet', () => {
  test('is a PDF with all its words, in Latin, Polish and Cyrillic letters', async () => {
    const paragraphs = ALPHABETS;
    const bytes = await printer.print({ ...SHEET, blocks: [{ kind: 'text', heading: 'Text', paragraphs }] });
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const pages = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    for (const words of [...ALPHABETS, 'Invoice', 'Number', '000001', 'ООО «Ромашка»', 'Łódź, ul. Żółta 5'])
      expect(pages[0]).toContain(words);
  });

  test('goes on over pages, each with brand, footer and its number', async () => {
    const rows = Array.from({ length: 80 }, (_, row) => [`Row ${row}`, '', `${row}.00 €`] as const);
    const bytes = await printer.print({
      ...SHEET,
      blocks: [
        { kind: 'table', heading: 'Rows', head: ['What', 'Factor', 'Amount'], rows, sums: [['Sum', '9 €']] },
      ],
    });
    const pages = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Metier');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    for (const [what] of rows) expect(pages.join(' ')).toContain(what);
  });

  test('holds words longer than a line and letters that no font has', async () => {
    const long = 'x'.repeat(300);
    const bytes = await printer.print({
      ...SHEET,
      title: long,
      parties: [{ heading: 'TO', lines: [long, '漢字 😀 \u202E'] }],
      blocks: [{ kind: 'pairs', heading: long, pairs: [[long, long]] }],
    });
    const pages = await readPdf(bytes);
    expect(pages.join('').match(/x/g)).toHaveLength(5 * long.length);
  });

  test('is the same file whenever it is printed', async () => {
    const [one, other] = await Promise.all([printer.print(SHEET), printer.print(SHEET)]);
    expect(Buffer.from(one).equals(other)).toBe(true);
  });
});

test('a sheet that cannot be drawn is refused, and the next one is printed', async () => {
  await expect(printer.print({ ...SHEET, parties: null as never })).rejects.toThrow('null');
  await expect(printer.print(SHEET)).resolves.toBeDefined();
});

test('the thread that asks goes on while a sheet is drawn', async () => {
  let turns = 0;
  const watch = setInterval(() => {
    turns += 1;
  }, 1);
  await Promise.all(Array.from({ length: 5 }, () => printer.print(SHEET)));
  clearInterval(watch);
  expect(turns).toBeGreaterThan(20);
});

test('whoever waits when the printer is closed is refused', async () => {
  const other = pdfPrinter();
  const waiting = other.print(SHEET);
  await Promise.all([expect(waiting).rejects.toThrow('closed'), other.close()]);
});

describe('a thread that dies under its sheets', () => {
  type Death = (thread: Worker) => unknown;
  const killed: Death = (thread) => thread.terminate();
  const broken: Death = (thread) => thread.postMessage(null);
  let other: PdfPrinter;
  /** What becomes of the threads to come, before they have drawn anything. */
  let deaths: Death[];
  beforeEach(() => {
    [other, deaths] = [pdfPrinter(), []];
    jest.spyOn(Worker.prototype, 'unref').mockImplementation(function (this: Worker) {
      void deaths.shift()?.(this);
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await other.close();
  });

  test.each([
    ['because it was killed', killed],
    ['of an error that nobody caught', broken],
  ])('%s loses none of them', async (_, death) => {
    deaths = [death];
    const sheets = await Promise.all([other.print(SHEET), other.print(SHEET)]);
    for (const bytes of sheets) expect(await readPdf(bytes)).toHaveLength(1);
    expect(deaths).toEqual([]);
  });

  test('twice has them refused, and the next one is printed', async () => {
    deaths = [broken, killed];
    await expect(other.print(SHEET)).rejects.toThrow('The thread of the printer ended');
    await expect(other.print(SHEET)).resolves.toBeDefined();
  });
});
