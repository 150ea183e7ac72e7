import type { Language } from '@metier/contract';
import type { Mails } from '../registry.ts';

/** Name of a mail template, as declared in `Mails` of the registry. */
export type MailName = keyof Mails & string;

/** Subject and body of a template; `{name}` stands for a field of its data, `{origin}` for the product's address. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Every template in every language. */
export type MailTexts = Readonly<Record<Language, Readonly<Record<MailName, MailText>>>>;

/** Last line of a mail that its reader can switch off, in every language; `{page}` stands for the path of the page that does it. */
export type MailFooters = Readonly<Record<Language, string>>;

/** A mail before it is put into words. */
export interface Mail<Name extends MailName = MailName> {
  readonly to: string;
  readonly template: Name;
  readonly language: Language;
  readonly data: Mails[Name];
  /** Of a mail that its reader can switch off. */
  readonly unsubscribe?: Unsubscription | undefined;
}

/** Whose mails of which kind are switched off. */
export interface Unsubscription {
  readonly userId: string;
  readonly kind: string;
}

/** Paths that switch mails off: a page for the reader, and one that mail services send a form to (RFC 8058). */
export interface UnsubscribePaths {
  readonly page: string;
  readonly oneClick: string;
}

/** A rendered mail. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Address of the header `List-Unsubscribe`, of a mail that its reader can switch off. */
  readonly oneClick?: string;
}

/** A way to get a letter to its reader; throws when it could not, `FinalFailure` when it never will. */
export type MailTransport = (letter: Letter, now: Date) => Promise<void>;
