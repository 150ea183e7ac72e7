import { REQUISITES, type Requisite } from '@metier/contract';
import type { Pair, Sheet, SheetBlock } from '../../../platform/pdf/index.ts';
import { documentName } from '../rules/document-name.ts';
import type { InvoiceFacts, IssuedDocument } from '../rules/facts.ts';
import { BRAND, fill, type DocumentStyle } from './document-style.ts';
import { priceTable } from './price-table.ts';

/** Requisites already shown among the parties. */
const AT_THE_HEAD: readonly Requisite[] = ['companyName', 'legalAddress'];

/** The invoice of a project, made out to the company of the requisites or else to the person. */
export function invoiceSheet(
  { number, facts, issued_at }: IssuedDocument<'invoice'>,
  style: DocumentStyle,
): Sheet {
  const { language, texts, formats } = style;
  const { labels, invoice } = texts;
  const { order, customer, requisites, replaces, paid_at } = facts;
  const name = documentName('invoice', number);
  const replaced = replaces === null ? null : documentName('invoice', replaces);
  return {
    language,
    brand: BRAND,
    title: replaced === null ? invoice.title : invoice.correction,
    notice: null,
    particulars: [
      [labels.number, name],
      [labels.date, formats.day(issued_at)],
      [labels.paidOn, formats.day(paid_at)],
      ...(replaced === null ? [] : [[labels.replaces, replaced] as const]),
    ],
    parties: [
      { heading: labels.issuer, lines: sellerLines(facts, style) },
      {
        heading: labels.recipient,
        lines: requisites ? [requisites.companyName, requisites.legalAddress, customer] : [customer],
      },
    ],
    blocks: [
      priceTable(order, sumsOf(facts, style), style),
      ...requisitesBlock(facts, style),
      {
        kind: 'text',
        heading: invoice.notes,
        paragraphs: [
          ...(replaced === null ? [] : [fill(invoice.corrects, { number: replaced })]),
          ...invoice.remarks,
        ],
      },
    ],
    footer: fill(invoice.footer, { number: name }),
    pageLabel: texts.page,
    date: issued_at,
  };
}

function sellerLines({ seller }: InvoiceFacts, { texts, origin }: DocumentStyle): string[] {
  if (!seller) return [BRAND, origin];
  return [seller.name, seller.address, `${texts.labels.taxNumber} ${seller.taxNumber}`, origin];
}

function sumsOf({ order, refunded }: InvoiceFacts, { texts: { price }, formats }: DocumentStyle): Pair[] {
  if (refunded === 0) return [[price.paid, formats.money(order.price.total)]];
  return [
    [price.total, formats.money(order.price.total)],
    [price.refunded, formats.money(-refunded)],
    [price.charged, formats.money(order.price.total - refunded)],
  ];
}

function requisitesBlock({ requisites }: InvoiceFacts, { texts }: DocumentStyle): SheetBlock[] {
  if (requisites === null) return [];
  const shown = REQUISITES.filter((name) => !AT_THE_HEAD.includes(name) && requisites[name].trim() !== '');
  const pairs = shown.map((name): Pair => [texts.requisites[name], requisites[name]]);
  return [{ kind: 'pairs', heading: texts.invoice.bank, pairs }];
}
