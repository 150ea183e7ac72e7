import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readPdf } from '../../testing/read-pdf.ts';
import { pdfPrinter, type PdfPrinter } from './pdf-printer.ts';
import type { Sheet } from './sheet.ts';

const FOREVER_MS = 10_000_000;
/** Longer than a thread takes to start on a busy machine; the test sets the clock. */
const DEADLINE_MS = 60_000;
const printer = pdfPrinter(FOREVER_MS);
afterAll(() => printer.close());

const stays = new AbortController().signal;
const print = (sheet: Sheet, by = printer, who = 'somebody') => by.print(sheet, who, stays);

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
  test('is a PDF with all its text, in Latin, Polish and Cyrillic letters', async () => {
    const paragraphs = ALPHABETS;
    const bytes = await print({ ...SHEET, blocks: [{ kind: 'text', heading: 'Text', paragraphs }] });
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const pages = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    for (const words of [...ALPHABETS, 'Invoice', 'Number', '000001', 'ООО «Ромашка»', 'Łódź, ul. Żółta 5'])
      expect(pages[0]).toContain(words);
  });

  test('spans pages, each with brand, footer, page number and the head of its table', async () => {
    const rows = Array.from({ length: 80 }, (_, row) => [`Row ${row}`, '', `${row}.00 €`] as const);
    const bytes = await print({
      ...SHEET,
      blocks: [
        {
          kind: 'table',
          heading: 'Rows',
          columns: [
            { head: 'What', width: 285, align: 'left' },
            { head: 'Factor', width: 80, align: 'right' },
            { head: 'Amount', width: 86, align: 'right' },
          ],
          rows,
          sums: [['Sum', '9 €']],
        },
      ],
    });
    const pages = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Metier');
      expect(page).toContain('What Factor Amount');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    for (const [what] of rows) expect(pages.join(' ')).toContain(what);
  });

  test('accepts words longer than a line and characters that no font has', async () => {
    const long = 'x'.repeat(300);
    const bytes = await print({
      ...SHEET,
      title: long,
      parties: [{ heading: 'TO', lines: [long, '漢字 😀 \u202E'] }],
      blocks: [{ kind: 'pairs', heading: long, pairs: [[long, long]] }],
    });
    const pages = await readPdf(bytes);
    expect(pages.join('').match(/x/g)).toHaveLength(5 * long.length);
  });

  test('is byte-identical whenever it is printed', async () => {
    const [one, other] = await Promise.all([print(SHEET), print(SHEET)]);
    expect(Buffer.from(one).equals(other)).toBe(true);
  });
});

test('a sheet that cannot be drawn fails, and the next one is printed', async () => {
  await expect(print({ ...SHEET, parties: null as never })).rejects.toThrow('null');
  await expect(print(SHEET)).resolves.toBeDefined();
});

test('the calling thread is not blocked while a sheet is drawn', async () => {
  let turns = 0;
  const watch = setInterval(() => {
    turns += 1;
  }, 1);
  await Promise.all(Array.from({ length: 5 }, () => print(SHEET)));
  clearInterval(watch);
  expect(turns).toBeGreaterThan(20);
});

describe('a printer', () => {
  afterEach(() => void jest.restoreAllMocks());

  test('stops a sheet at its deadline and continues with a new thread', async () => {
    const hurried = pdfPrinter(DEADLINE_MS);
    await print(SHEET, hurried);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    // Blocks the thread forever.
    const endless = jest.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(() => undefined);
    const given = print(SHEET, hurried);
    const refused = Promise.allSettled([given]);
    while (endless.mock.calls.length === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(DEADLINE_MS);
    jest.useRealTimers();
    expect(await refused).toEqual([
      { status: 'rejected', reason: new Error('A sheet took too long to print') },
    ]);
    await expect(print(SHEET, hurried)).resolves.toBeDefined();
    await hurried.close();
  });

  test('limits the queued sheets per user, and users take turns', async () => {
    const done: string[] = [];
    const ask = async (who: string) => {
      await print(SHEET, printer, who);
      done.push(who);
    };
    const all = Array.from({ length: 11 }, () => ask('felix'));
    await expect(ask('felix')).rejects.toMatchObject({ error: 'tooManyRequests' });
    await Promise.all([...all, ask('fiona')]);
    expect(done.indexOf('fiona')).toBe(2);
    expect(done).toHaveLength(12);
  });

  test('never draws an aborted sheet', async () => {
    const drawn = jest.spyOn(Worker.prototype, 'postMessage');
    const leaving = new AbortController();
    const first = print(SHEET);
    const left = Promise.allSettled([printer.print(SHEET, 'somebody', leaving.signal)]);
    leaving.abort(new Error('gone'));
    expect(await left).toMatchObject([{ status: 'rejected' }]);
    await first;
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});

test('rejects queued sheets when it closes', async () => {
  const other = pdfPrinter(FOREVER_MS);
  const waiting = print(SHEET, other);
  await Promise.all([expect(waiting).rejects.toThrow('closed'), other.close()]);
});

describe('a thread that dies while it draws', () => {
  type Death = (thread: Worker) => unknown;
  const killed: Death = (thread) => thread.terminate();
  const broken: Death = (thread) => thread.postMessage(null);
  let other: PdfPrinter;
  /** Faults of the next threads before they have drawn anything. */
  let deaths: Death[];
  beforeEach(() => {
    [other, deaths] = [pdfPrinter(FOREVER_MS), []];
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
    const sheets = await Promise.all([print(SHEET, other), print(SHEET, other)]);
    for (const bytes of sheets) expect(await readPdf(bytes)).toHaveLength(1);
    expect(deaths).toEqual([]);
  });

  test('twice makes the sheet fail, and the next one is printed', async () => {
    deaths = [broken, killed];
    await expect(print(SHEET, other)).rejects.toThrow('The thread of the printer ended');
    await expect(print(SHEET, other)).resolves.toBeDefined();
  });
});
