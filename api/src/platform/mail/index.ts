export { databaseMail, storedMails, mailMigrations, type StoredMail } from './database-mail.ts';
export type { MailPrice } from './mail-shares.ts';
export type { MailAmount, MailItems, MailMoment } from './mail-value.ts';
export type {
  MailFooters,
  MailName,
  MailShares,
  MailText,
  MailTexts,
  UnsubscribePaths,
  Unsubscription,
} from './mail.ts';
export { mailTasks, sendMail, sendMails } from './send-mail.ts';
export { smtpMail } from './smtp-mail.ts';
