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

/** A mail before it is put into words. */
export interface Mail<Name extends MailName = MailName> {
  readonly to: string;
  readonly template: Name;
  readonly language: Language;
  readonly data: Mails[Name];
}

/** A rendered mail. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A way to get a letter to its reader; throws when it could not, `FinalFailure` when it never will. */
export type MailTransport = (letter: Letter, now: Date) => Promise<void>;
