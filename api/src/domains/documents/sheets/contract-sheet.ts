import type { Sheet } from '../../../platform/pdf/index.ts';
import { documentName } from '../rules/document-name.ts';
import type { ContractFacts, IssuedDocument } from '../rules/facts.ts';
import { BRAND, fill, type DocumentStyle } from './document-style.ts';

/** The framework contract; a draft is marked as such and has no number. */
export function contractSheet(
  { name, email, edition }: ContractFacts,
  issued: Pick<IssuedDocument<'contract'>, 'number' | 'issued_at'> | null,
  now: Date,
  { language, texts, formats, origin }: DocumentStyle,
): Sheet {
  const { contract, labels } = texts;
  const number = issued ? documentName('contract', issued.number) : texts.none;
  const date = issued?.issued_at ?? now;
  return {
    language,
    brand: BRAND,
    title: contract.title,
    notice: issued ? null : contract.draft,
    particulars: [
      [labels.number, number],
      [labels.date, formats.day(date)],
    ],
    parties: [
      { heading: labels.platform, lines: [BRAND, origin] },
      { heading: labels.freelancer, lines: [name, email] },
    ],
    blocks: contract.editions[edition].map((clause) => ({ kind: 'text', ...clause })),
    footer: issued ? fill(contract.footer, { number }) : contract.draftFooter,
    pageLabel: texts.page,
    date,
  };
}
