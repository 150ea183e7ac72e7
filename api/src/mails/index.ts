import { loadPerLanguage } from '@metier/contract';
import type { MailFooters, MailText, MailTexts } from '../platform/mail/index.ts';
import type { MailTemplates } from './templates.ts';

/** Exports of a language's folder. */
interface MailFile {
  readonly mails: Readonly<Record<keyof MailTemplates, MailText>>;
  readonly footer: string;
}

const fileOf = async (language: string) => (await import(`./${language}/index.ts`)) as MailFile;

/** Every mail in every language. */
export const mailTexts: MailTexts = await loadPerLanguage(async (language) => (await fileOf(language)).mails);

/** The last line of mails that can be unsubscribed from, in every language. */
export const mailFooters: MailFooters = await loadPerLanguage(
  async (language) => (await fileOf(language)).footer,
);
