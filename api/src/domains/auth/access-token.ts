import { DURATIONS } from '@metier/contract';
import type { AccessTokens } from '../../platform/http/index.ts';
import type { Account } from '../accounts/index.ts';

/** Token of a session; [10 min]. Source: product.md §7. */
export function sessionToken(
  tokens: AccessTokens,
  account: Account,
  sessionId: string,
  now: Date,
): Promise<string> {
  return tokens.sign({ ...claimsOf(account), sid: sessionId }, now, DURATIONS.accessToken);
}

/** Token valid only for requesting and confirming codes. Source: product.md §6. */
export function signUpToken(tokens: AccessTokens, account: Account, now: Date): Promise<string> {
  return tokens.sign(claimsOf(account), now, DURATIONS.signUpToken);
}

const claimsOf = ({ id, first_name, last_name, email, type_client }: Account) => ({
  user_id: id,
  first_name,
  last_name,
  email,
  type_client,
});
