import { expect, request } from '@playwright/test';
import type { Language } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { readCode } from './mailbox.ts';
import type { Account } from './signed-in.ts';

/** An account and the id of its user. */
export interface NewAccount extends Account {
  readonly id: string;
}

/**
 * A new account, created and confirmed through the API: for journeys that are not about signing up. The
 * last name is made unique. Mails are in the language of the sign-up.
 */
export async function newAccount(
  baseURL: string,
  type_client: 'customer' | 'freelancer',
  first_name: string,
  language: Language = 'en',
): Promise<NewAccount> {
  const mark = Date.now().toString(36);
  const names = { first_name, last_name: `New ${mark}` };
  const email = `${first_name}.${mark}@people.example`.toLowerCase();
  const password = 'Correct horse 1';
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { 'accept-language': language } });
  const signUp = await api.post('/api/auth/signup', { data: { ...names, email, password, type_client } });
  expect(signUp.status()).toBe(200);
  const { token } = (await signUp.json()) as Reply<'POST /api/auth/signup'>;
  const confirmation_key = await readCode(api, email);
  const confirmed = await api.post('/api/auth/signup_confirmation', {
    data: { confirmation_key },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(confirmed.status()).toBe(200);
  await api.dispose();
  return { id: userIdIn(token), ...names, email, password, type_client };
}

/** The subject of a token. */
export function userIdIn(token: string): string {
  const [, claims = ''] = token.split('.');
  const { user_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { user_id: string };
  return user_id;
}
