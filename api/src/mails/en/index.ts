import type { MailText } from '../../platform/mail/index.ts';
import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { agreements } from './agreements.ts';
import { answers } from './answers.ts';
import { cases } from './cases.ts';
import { executors } from './executors.ts';
import { news } from './news.ts';
import { orders } from './orders.ts';
import { payouts } from './payouts.ts';
import { refunds } from './refunds.ts';
import { reviews } from './reviews.ts';
import { work } from './work.ts';
import type { MailTemplates } from '../templates.ts';

/** All English mails. */
export const mails: Readonly<Record<keyof MailTemplates, MailText>> = {
  ...accounts,
  ...addresses,
  ...agreements,
  ...answers,
  ...cases,
  ...executors,
  ...news,
  ...orders,
  ...payouts,
  ...refunds,
  ...reviews,
  ...work,
};

/** Last line of mails that can be unsubscribed from. */
export const footer = 'To stop receiving emails of this kind: {page}';
