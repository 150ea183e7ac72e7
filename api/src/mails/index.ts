import { loadPerLanguage } from '@metier/contract';
import type { MailText, MailTexts } from '../platform/mail/index.ts';
import type { MailTemplates } from './templates.ts';

/** What a language's folder exports. */
interface MailFile {
  readonly mails: Readonly<Record<keyof MailTemplates, MailText>>;
}

/** Every mail in every language. */
export const mailTexts: MailTexts = await loadPerLanguage(
  async (language) => ((await import(`./${language}/index.ts`)) as MailFile).mails,
);
