import { expect, test } from '@jest/globals';
import { invoicesCsv } from './invoices-csv.ts';

test('invoices are a file with days, amounts in euro, and no formulas', () => {
  const titles = {
    number: 'Rechnung',
    date: 'Datum',
    project: 'Projekt',
    paid: 'Bezahlt',
    refunded: 'Erstattet',
  };
  const invoice = {
    number: '000017',
    dated: '2026-02-14T23:30:00.000Z',
    project_id: 'p1',
    project_name: '=HYPERLINK("https://evil.example")',
    paid: 9894,
    refunded: 5,
  };
  expect(invoicesCsv([invoice], titles)).toBe(
    '\uFEFF"Rechnung","Datum","Projekt","Bezahlt","Erstattet"\r\n' +
      `"000017","2026-02-14","'=HYPERLINK(""https://evil.example"")","98.94","0.05"\r\n`,
  );
});
