import { expect, test } from '@jest/globals';
import { AppError } from '../../platform/errors/index.ts';
import { drawInvoices } from './draw-invoices.ts';
import type { IssuedDocument } from './rules/facts.ts';

type Invoice = IssuedDocument<'invoice'>;
const INVOICES = [17, 16].map((number) => ({ number, issued_at: new Date(number) }) as Invoice);

test('the first invoice is drawn at once, each other one when it is read', async () => {
  const drawn: number[] = [];
  const files = await drawInvoices(INVOICES, async ({ number }) => {
    drawn.push(number);
    return Uint8Array.of(number);
  });
  expect(drawn).toEqual([17]);
  const read: unknown[] = [];
  for await (const file of files) read.push(file);
  expect(read).toEqual([
    { name: 'invoice-000017.pdf', lastModified: new Date(17), input: Uint8Array.of(17) },
    { name: 'invoice-000016.pdf', lastModified: new Date(16), input: Uint8Array.of(16) },
  ]);
  expect(drawn).toEqual([17, 16]);
});

test('a busy printer refuses the archive before it begins', async () => {
  const busy = new AppError('tooManyRequests', { retry_after: 5 });
  await expect(drawInvoices(INVOICES, () => Promise.reject(busy))).rejects.toBe(busy);
});
