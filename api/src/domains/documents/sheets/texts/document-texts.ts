import type { Requisite, StatementEvent } from '@metier/contract';
import type { Edition } from '../../rules/facts.ts';

/** A numbered part of a contract. */
export interface Clause {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** All texts of the documents in one language; `{name}` is a placeholder. */
export interface DocumentTexts {
  readonly page: string;
  readonly none: string;
  readonly labels: Readonly<
    Record<
      | 'number'
      | 'date'
      | 'paidOn'
      | 'replaces'
      | 'taxNumber'
      | 'contract'
      | 'platform'
      | 'customer'
      | 'freelancer'
      | 'issuer'
      | 'recipient'
      | 'project'
      | 'service'
      | 'description'
      | 'links'
      | 'deadline'
      | 'edits'
      | 'guarantee'
      | 'review'
      | 'earnings',
      string
    >
  >;
  readonly requisites: Readonly<Record<Requisite, string>>;
  readonly price: Readonly<
    Record<
      | 'heading'
      | 'what'
      | 'factor'
      | 'amount'
      | 'base'
      | 'deadline'
      | 'edits'
      | 'guarantee'
      | 'total'
      | 'paid'
      | 'refunded'
      | 'charged',
      string
    >
  >;
  readonly terms: Readonly<
    Record<'heading' | 'deadline' | 'guarantee' | 'noGuarantee' | 'review' | 'earnings', string>
  >;
  readonly contract: Readonly<Record<'title' | 'draft' | 'footer' | 'draftFooter', string>> & {
    readonly editions: Readonly<Record<Edition, readonly Clause[]>>;
  };
  readonly agreement: Readonly<Record<'title' | 'footer', string>> & {
    readonly subject: string;
    readonly editions: Readonly<Record<Edition, readonly Clause[]>>;
  };
  readonly invoice: Readonly<Record<'title' | 'correction' | 'footer' | 'bank' | 'notes', string>> & {
    readonly remarks: readonly string[];
    readonly corrects: string;
  };
  readonly statement: Readonly<
    Record<
      | 'title'
      | 'unfinished'
      | 'period'
      | 'days'
      | 'created'
      | 'summary'
      | 'worth'
      | 'opening'
      | 'incoming'
      | 'outgoing'
      | 'closing'
      | 'entries'
      | 'date'
      | 'what'
      | 'project'
      | 'in'
      | 'out'
      | 'balance'
      | 'notes'
      | 'footer',
      string
    >
  > & {
    readonly events: Readonly<Record<StatementEvent, string>>;
    readonly remarks: readonly string[];
  };
}
