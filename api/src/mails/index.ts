import type { MailTexts } from '../platform/mail/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Every mail in every language. */
export const mailTexts: MailTexts = { en, de };
