import { type Role, ROLE_COOKIE } from '@metier/contract';
import type { Client } from 'chrome-remote-interface';

/** A user's session in a browser. */
export interface PageSession {
  readonly role: Role;
  readonly token: string;
}

/** Gives a page a session, as a sign-in does: a token in its storage, and its role in a cookie. */
export async function signInPage(page: Client, origin: string, { role, token }: PageSession): Promise<void> {
  await page.Network.setCookie({ name: ROLE_COOKIE, value: role, url: origin });
  const source = `localStorage.setItem('token', ${JSON.stringify(token)});`;
  await page.Page.addScriptToEvaluateOnNewDocument({ source });
}
