import { MAIL_CHOICES, type MailChoice } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { savePreference } from '../preferences.repository.ts';

/**
 * Sets when the caller's mails of a kind are sent. Notifications that already wait for the daily mail stay in it,
 * unless the kind is switched off.
 *
 * @throws AppError `invalidInput` for a kind that the caller's role does not receive
 * @example await chooseMail(trx, actor, { kind: 'responses', mail: 'daily' });
 */
export async function chooseMail(
  trx: Trx,
  { userId, role }: Actor,
  { kind, mail }: Body<'POST /api/notifications/preferences'>,
): Promise<Record<string, never>> {
  const choices: readonly MailChoice[] = MAIL_CHOICES[role];
  if (!choices.includes(kind)) throw new AppError('invalidInput', { kind: 'choice' });
  await savePreference(trx, { user_id: userId, kind, mail });
  return {};
}
