import type { MailChoice } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { savePreference, selectPreferences } from '../preferences.repository.ts';
import type { UnsubscribeTokens } from '../unsubscribe-tokens.ts';

/**
 * Switches off one kind of mail, or the daily mail: the kinds that were in it and all that are daily now. Needs no
 * session: the token authorizes nothing else. Source: RFC 8058.
 *
 * @throws AppError `badCode` for an invalid token, `notFound` if the account was deleted
 */
export async function unsubscribe(trx: Trx, tokens: UnsubscribeTokens, token: string): Promise<void> {
  const { userId, kind, kinds } = await tokens.read(token);
  await getAccount(trx, userId);
  const off = kind === 'digest' ? new Set([...kinds, ...(await dailyKinds(trx, userId))]) : [kind];
  for (const one of off) await savePreference(trx, { user_id: userId, kind: one, mail: 'off' });
}

async function dailyKinds(trx: Trx, userId: string): Promise<MailChoice[]> {
  const preferences = await selectPreferences(trx, [userId]);
  return preferences.filter(({ mail }) => mail === 'daily').map(({ kind }) => kind);
}
