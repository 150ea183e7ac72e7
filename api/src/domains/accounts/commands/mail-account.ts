import type { Trx } from '../../../platform/db/index.ts';
import { sendMail, type MailName } from '../../../platform/mail/index.ts';
import type { Mails } from '../../../platform/registry.ts';
import { getAccount } from '../queries/find-account.ts';

/** What a mail to an account needs besides the account's own name. */
export type MailData<Name extends MailName> = Omit<Mails[Name], 'name'>;

/**
 * Queues a mail about the account itself to its owner, in their language and by their first name. Of what happens
 * in the marketplace tells `notifyAccount` of the notifications.
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
