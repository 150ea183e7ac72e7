import { DURATIONS, LANGUAGE_COOKIE, type Language, type Role } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchFaults } from '../faults.ts';
import type { Visitor } from '../screens.ts';
import { contextOf, demoAccount, signIn, type Account } from '../signed-in.ts';
import { newcomer } from './accounts.ts';
import { emptyAnswers } from './answers.ts';
import { IS_COMPACT, THEMES, wanted, WINDOWS, type WindowName } from './variants.ts';

/** A page in a separate browser context, and a function that returns its new faults. */
export interface PageSession {
  readonly page: Page;
  readonly language: Language;
  readonly ownFaults: () => Promise<string[]>;
  /** Exchanges the access token before it expires; the next address that is opened uses the new one. */
  readonly renewToken: () => Promise<void>;
}

interface SessionOptions {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly window: WindowName;
  readonly language: Language;
}

/** A demo user with much data, including a second device, or a visitor without a session. */
export async function openSession(options: SessionOptions, visitor: Visitor): Promise<PageSession> {
  const { browser, baseURL } = options;
  if (visitor === 'visitor') return sessionIn(options, browser.newContext(contextOptionsOf(options)));
  const account = await demoAccount(baseURL, visitor);
  await signIn(baseURL, account);
  return openSessionOf(options, account);
}

/** A user by their account. */
export const openSessionOf = (options: SessionOptions, account: Account): Promise<PageSession> =>
  sessionIn(options, contextOf(options.browser, options.baseURL, account, contextOptionsOf(options)));

/** A new user without data. */
export async function openEmptySession(options: SessionOptions, role: Role): Promise<PageSession> {
  const { browser, baseURL } = options;
  if (role !== 'manager')
    return sessionIn(
      options,
      contextOf(browser, baseURL, await newcomer(browser, baseURL, role), contextOptionsOf(options)),
    );
  // A new manager sees all data.
  const session = await openSession(options, role);
  await emptyAnswers(session.page);
  return session;
}

/** Begins in the first selected theme, in which the first screenshot of each caption is taken. */
const contextOptionsOf = ({ baseURL, window }: SessionOptions) => {
  const [colorScheme = 'light'] = wanted(THEMES);
  return { baseURL, viewport: WINDOWS[window], reducedMotion: 'reduce', colorScheme } as const;
};

async function sessionIn(
  { baseURL, language }: SessionOptions,
  opening: Promise<BrowserContext>,
): Promise<PageSession> {
  const context = await opening;
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }]);
  if (IS_COMPACT) await context.addInitScript(() => localStorage.setItem('metier-density', 'compact'));
  const page = await context.newPage();
  return {
    page,
    language,
    ownFaults: await watchFaults(page, { consoleTypes: /./ }),
    renewToken: tokenRenewal(page),
  };
}

/** On a slow machine a set takes longer than a token lives, and the 401 of an expired one would count as a fault. */
function tokenRenewal(page: Page): () => Promise<void> {
  let issuedAt = Date.now();
  return async () => {
    if (Date.now() - issuedAt < (DURATIONS.accessToken * 1000) / 3) return;
    issuedAt = Date.now();
    const answer = await page.request.post('/api/auth/refresh-tokens', { data: {} });
    // A visitor has no session.
    if (!answer.ok()) return;
    const { token } = (await answer.json()) as Reply<'POST /api/auth/refresh-tokens'>;
    await page.evaluate((renewed) => localStorage.setItem('token', renewed), token);
  };
}
