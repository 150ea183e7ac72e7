import { together, type Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { sendMails, type MailName } from '../../../platform/mail/index.ts';
import type { Mails } from '../../../platform/registry.ts';
import { selectAccounts } from '../accounts.repository.ts';

/** What a mail to an account needs besides the account's own name. */
export type MailData<Name extends MailName> = Omit<Mails[Name], 'name'>;

/** The same mail to the owners of some accounts. */
export interface AccountMail<Name extends MailName = MailName> {
  readonly to: readonly string[];
  readonly template: Name;
  /** May ask the database. */
  readonly data: () => MailData<Name> | Promise<MailData<Name>>;
}

/**
 * Queues a mail to the owner of an account, in their language and by their first name.
 *
 * @throws AppError `notFound` when there is no such account
 * @example await mailAccount(trx, freelancerId, 'assigned', { customer, project: name, path: projectPath(id) });
 */
export const mailAccount = <Name extends MailName>(
  trx: Trx,
  userId: string,
  template: Name,
  data: MailData<Name>,
): Promise<void> => mailAccounts(trx, [{ to: [userId], template, data: () => data }]);

/**
 * Queues mails to the owners of some accounts, in two statements however many they are; like `mailAccount`.
 *
 * @throws AppError `notFound` when one of the accounts does not exist
 */
export async function mailAccounts(trx: Trx, mails: readonly AccountMail[]): Promise<void> {
  const due = mails.filter(({ to }) => to.length > 0);
  if (due.length === 0) return;
  const ids = [...new Set(due.flatMap(({ to }) => to))];
  const read = due.map(async ({ data }) => data());
  const [accounts, contents] = await together([selectAccounts(trx, ids), together(read)]);
  if (accounts.length < ids.length) throw new AppError('notFound');
  const letters = due.flatMap(({ to, template }, index) =>
    accounts
      .filter(({ id }) => to.includes(id))
      .map(({ email, language, first_name }) => ({
        to: email,
        template,
        language,
        data: { ...contents[index], name: first_name } as Mails[MailName],
      })),
  );
  await sendMails(trx, letters);
}
