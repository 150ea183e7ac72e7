import { request, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { cookieName, type Role, ROLE_COOKIE } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';

/** An account with its credentials. */
export interface Account {
  readonly type_client: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

/** The first demo account of a role, or another one. */
export async function demoAccount(baseURL: string, role: Role, number = 0): Promise<Account> {
  const accounts = (await (await fetch(`${baseURL}/dev/accounts`)).json()) as Account[];
  const account = accounts.filter(({ type_client }) => type_client === role)[number];
  if (!account) throw new Error(`The demo world has no ${role}: is ${baseURL} in demo mode?`);
  return account;
}

/** A browser context that is signed in to an account, or to the demo account of a role. */
export async function signedInContext(
  browser: Browser,
  baseURL: string,
  who: Role | Account,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const account = typeof who === 'string' ? await demoAccount(baseURL, who) : who;
  return contextOf(browser, baseURL, account, options);
}

/** A browser context that is signed in to an account. */
export async function contextOf(
  browser: Browser,
  baseURL: string,
  account: Credentials,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const { token, cookies } = await signIn(baseURL, account);
  const origins = [{ origin: baseURL, localStorage: [{ name: 'token', value: token }] }];
  const context = await browser.newContext({ ...options, baseURL, storageState: { cookies, origins } });
  const name = cookieName(ROLE_COOKIE, baseURL.startsWith('https:'));
  await context.addCookies([{ name, value: roleIn(token), url: baseURL }]);
  return context;
}

const roleIn = (token: string): Role =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Account).type_client;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens a session of an account, as another device. */
export async function signIn(baseURL: string, { email, password }: Credentials) {
  const api = await request.newContext({ baseURL });
  const answer = await api.post('/api/auth/login', { data: { email, password } });
  const { token } = (await answer.json()) as Reply<'POST /api/auth/login'>;
  const { cookies } = await api.storageState();
  await api.dispose();
  return { token, cookies };
}
