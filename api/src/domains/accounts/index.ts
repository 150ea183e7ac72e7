export { accountsMigrations } from './accounts.migrations.ts';
export { sweepUnconfirmed } from './accounts.repository.ts';
export type { Account } from './accounts.repository.ts';
export { confirmEmail, openAccount, type AccountRequest } from './commands/open-account.ts';
export { findBlock } from './account-blocks.repository.ts';
export { blockAccount, lockManagedAccount, unblockAccount } from './commands/block-account.ts';
export { changeEmail, restoreEmail } from './commands/change-email.ts';
export { setMailLanguage } from './commands/set-mail-language.ts';
export { mailAccount, type MailData } from './commands/mail-account.ts';
export {
  findAccountByEmail,
  getAccount,
  hasAccounts,
  isEmailTaken,
  listAccounts,
  listManagerIds,
} from './queries/find-account.ts';
export { sweepFormerEmails, redeemUndoKey } from './former-emails.repository.ts';
export { personOf } from './queries/person-of.ts';
