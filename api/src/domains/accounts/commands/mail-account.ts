import type { Trx } from '../../../platform/db/index.ts';
import { sendMail, type MailName } from '../../../platform/mail/index.ts';
import type { Mails } from '../../../platform/registry.ts';
import { getAccount } from '../queries/find-account.ts';

/** Data of a mail to an account, besides the owner's name. */
export type MailData<Name extends MailName> = Omit<Mails[Name], 'name'>;

/**
 * Queues a mail about the account itself to its owner, in their language. For events of the marketplace use
 * `notifyAccount` of the notifications.
 *
 * @throws AppError `notFound` when there is no such account
 * @example await mailAccount(trx, userId, 'account-unblocked', { path: PATHS.login });
 */
export async function mailAccount<Name extends MailName>(
  trx: Trx,
  userId: string,
  template: Name,
  data: MailData<Name>,
): Promise<void> {
  const { email, language, first_name } = await getAccount(trx, userId);
  await sendMail(trx, {
    to: email,
    template,
    language,
    data: { ...data, name: first_name } as unknown as Mails[Name],
  });
}
