import type { Language, Role } from '@metier/contract';
import type { Mails } from '../registry.ts';

/** Name of a mail template, as declared in `Mails` of the registry. */
export type MailName = keyof Mails & string;

/** Subject and body of a template; `{name}` stands for a field of its data, `{origin}` for the product's address. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** Only of a text with `{shares}`. */
  readonly shares?: MailShares;
}

/**
 * Sentences about the shares of a price, each for one side, in its unit: `{refund}` and `{share}` are money for the
 * customer, and numbers of points for the freelancer. In `both`, for either side, the refund is money and the share a
 * number of points. Source: seed §1.
 */
export type MailShares = Readonly<Record<Exclude<Role, 'manager'> | 'both', string>>;

/** Every template in every language. */
export type MailTexts = Readonly<Record<Language, Readonly<Record<MailName, MailText>>>>;

/** Last line of a mail that can be unsubscribed from, in every language; `{page}` is the path of the page for it. */
export type MailFooters = Readonly<Record<Language, string>>;

/** A mail before it is rendered. */
export interface Mail<Name extends MailName = MailName> {
  readonly to: string;
  readonly template: Name;
  readonly language: Language;
  readonly data: Mails[Name];
  /** Only for mails that the reader can unsubscribe from. */
  readonly unsubscribe?: Unsubscription | undefined;
}

/** The user and the kind of mail to unsubscribe from. */
export interface Unsubscription {
  readonly userId: string;
  readonly kind: string;
  /** Only of a mail of several kinds. */
  readonly kinds?: readonly string[];
}

/** Paths to unsubscribe: a page for the reader, and one that mail services post to (RFC 8058). */
export interface UnsubscribePaths {
  readonly page: string;
  readonly oneClick: string;
}

/** A rendered mail. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Address of the header `List-Unsubscribe`; only for mails that can be unsubscribed from. */
  readonly oneClick?: string;
}

/** Sends a mail; throws to be retried later, `FinalFailure` if a retry is useless. */
export type MailTransport = (letter: Letter, now: Date) => Promise<void>;
