import type { MailChoice } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { getAccount } from '../../accounts/index.ts';
import { savePreference, selectPreferences } from '../preferences.repository.ts';
import type { UnsubscribeTokens } from '../unsubscribe-tokens.ts';

/**
 * Switches off the mails that a token is about: those of a kind, or of all kinds that are in the daily mail. Without a
 * session: the token is proof enough for that and for nothing else. Source: RFC 8058.
 *
 * @throws AppError `badCode` for a token that is not ours, `notFound` for an account that is no more
 */
export async function unsubscribe(trx: Trx, tokens: UnsubscribeTokens, token: string): Promise<void> {
  const { userId, kind } = await tokens.read(token);
  await getAccount(trx, userId);
  const kinds = kind === 'digest' ? await dailyKinds(trx, userId) : [kind];
  for (const one of kinds) await savePreference(trx, { user_id: userId, kind: one, mail: 'off' });
}

async function dailyKinds(trx: Trx, userId: string): Promise<MailChoice[]> {
  const preferences = await selectPreferences(trx, [userId]);
  return preferences.filter(({ mail }) => mail === 'daily').map(({ kind }) => kind);
}
