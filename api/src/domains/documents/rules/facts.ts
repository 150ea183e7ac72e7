import type { Cents, Days, Order, Price } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';

/** Company and bank account on an invoice. */
export type Requisites = Reply<'GET /api/projects/project_card/invoice'>;

/** The issuer of invoices. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly taxNumber: string;
}

/** Version of the contract's and the agreement's wording: issued documents keep theirs. */
export type Edition = 1;
export const EDITION: Edition = 1;

/** What a customer ordered and its price, frozen at payment. */
export interface OrderFacts extends Pick<Order, 'name' | 'category_id' | 'edits' | 'is_guarantee'> {
  readonly project_id: string;
  readonly deadline_days: Days;
  /** The price with its factors; its total is what was paid. */
  readonly price: Price;
}

/** The facts of a framework contract. */
export interface ContractFacts {
  readonly edition: Edition;
  readonly name: string;
  readonly email: string;
}

/** The facts of an agreement about one project. */
export interface AgreementFacts {
  readonly edition: Edition;
  readonly order: OrderFacts;
  readonly description: string;
  readonly links: readonly string[];
  readonly customer: string;
  readonly freelancer: string;
  /** Number of the framework contract, if the freelancer had accepted it. */
  readonly contract: number | null;
  readonly review_days: Days;
  readonly fee_basis_points: number;
  /** ISO 8601. */
  readonly assigned_at: string;
}

/** The facts of an invoice. */
export interface InvoiceFacts {
  readonly order: OrderFacts;
  readonly customer: string;
  /** Absent from invoices issued before the setting existed. */
  readonly seller?: Seller;
  /** Null in invoices from before requisites were required; those are made out to the person. */
  readonly requisites: Requisites | null;
  /** ISO 8601. */
  readonly paid_at: string;
  /** Refunded amount, in cents. */
  readonly refunded: Cents;
  /** Number of the invoice that this one corrects. */
  readonly replaces: number | null;
}

/** The facts of each kind of document. */
export interface FactsOf {
  readonly contract: ContractFacts;
  readonly agreement: AgreementFacts;
  readonly invoice: InvoiceFacts;
}
export type DocumentKind = keyof FactsOf;

/** An issued document with its number; it never changes. */
export interface IssuedDocument<K extends DocumentKind> {
  readonly number: number;
  readonly facts: FactsOf[K];
  readonly issued_at: Date;
}
