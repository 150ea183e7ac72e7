import { pointsOf } from '@metier/contract';
import type { Pair, Sheet, SheetBlock } from '../../../platform/pdf/index.ts';
import { serviceName } from '../../catalogue/index.ts';
import { earningsOf } from '../../money/index.ts';
import { documentName } from '../rules/document-name.ts';
import type { AgreementFacts, IssuedDocument } from '../rules/facts.ts';
import { BRAND, fill, type DocumentStyle } from './document-style.ts';
import { priceTable } from './price-table.ts';

/** The additional agreement about one project. */
export function agreementSheet({ number, facts }: IssuedDocument<'agreement'>, style: DocumentStyle): Sheet {
  const { language, texts, formats, origin } = style;
  const { labels, agreement, price } = texts;
  const name = documentName('agreement', number);
  return {
    language,
    brand: BRAND,
    title: agreement.title,
    notice: null,
    particulars: [
      [labels.number, name],
      [labels.date, formats.day(facts.assigned_at)],
      [labels.contract, facts.contract === null ? texts.none : documentName('contract', facts.contract)],
    ],
    parties: [
      { heading: labels.customer, lines: [facts.customer] },
      { heading: labels.freelancer, lines: [facts.freelancer] },
      { heading: labels.platform, lines: [BRAND, origin] },
    ],
    blocks: [
      { kind: 'pairs', heading: agreement.subject, pairs: subjectOf(facts, style) },
      {
        ...priceTable(facts.order, [[price.total, formats.money(facts.order.price.total)]], style),
        heading: price.heading,
      },
      { kind: 'pairs', heading: texts.terms.heading, pairs: termsOf(facts, style) },
      ...agreement.editions[facts.edition].map((clause): SheetBlock => ({ kind: 'text', ...clause })),
    ],
    footer: fill(agreement.footer, { number: name }),
    pageLabel: texts.page,
    date: new Date(facts.assigned_at),
  };
}

function subjectOf(
  { order, description, links }: AgreementFacts,
  { language, texts: { labels } }: DocumentStyle,
): Pair[] {
  return [
    [labels.project, order.name],
    [labels.service, `${serviceName(order.category_id, language)} (${order.category_id})`],
    [labels.description, description],
    ...(links.length > 0 ? [[labels.links, links.join('\n')] as const] : []),
  ];
}

function termsOf(
  { order, review_days, fee_basis_points }: AgreementFacts,
  { texts: { labels, terms }, formats }: DocumentStyle,
): Pair[] {
  const earned = earningsOf({ price: order.price.total, feeBasisPoints: fee_basis_points });
  const points = formats.count(pointsOf(earned));
  return [
    [labels.deadline, fill(terms.deadline, { days: order.deadline_days })],
    [labels.edits, String(order.edits)],
    [labels.guarantee, order.is_guarantee ? terms.guarantee : terms.noGuarantee],
    [labels.review, fill(terms.review, { days: review_days })],
    [labels.earnings, fill(terms.earnings, { points, amount: formats.money(earned) })],
  ];
}
