import { DURATIONS, LANGUAGE_COOKIE, type Language, type Role } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchFaults } from '../faults.ts';
import type { Visitor } from '../screens.ts';
import { contextOf, demoAccount, signIn, type Account } from '../signed-in.ts';
import { newcomer } from './accounts.ts';
import { emptyAnswers } from './answers.ts';
import { IS_COMPACT, THEMES, wanted, WINDOWS, type WindowName } from './looks.ts';

/** A page in a separate browser context, and a function that returns its new faults. */
export interface Stage {
  readonly page: Page;
  readonly language: Language;
  readonly ownFaults: () => Promise<string[]>;
  /** Exchanges the access token before it expires; the next address that is opened uses the new one. */
  readonly renewToken: () => Promise<void>;
}

interface Setting {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly window: WindowName;
  readonly language: Language;
}

/** A demo user with much data, including a second device, or a visitor without a session. */
export async function openStage(setting: Setting, visitor: Visitor): Promise<Stage> {
  const { browser, baseURL } = setting;
  if (visitor === 'visitor') return stageIn(setting, browser.newContext(optionsOf(setting)));
  const account = await demoAccount(baseURL, visitor);
  await signIn(baseURL, account);
  return openStageOf(setting, account);
}

/** A user by their account. */
export const openStageOf = (setting: Setting, account: Account): Promise<Stage> =>
  stageIn(setting, contextOf(setting.browser, setting.baseURL, account, optionsOf(setting)));

/** A new user without data. */
export async function openEmptyStage(setting: Setting, role: Role): Promise<Stage> {
  const { browser, baseURL } = setting;
  if (role !== 'manager')
    return stageIn(
      setting,
      contextOf(browser, baseURL, await newcomer(browser, baseURL, role), optionsOf(setting)),
    );
  // A new manager sees all data.
  const stage = await openStage(setting, role);
  await emptyAnswers(stage.page);
  return stage;
}

/** Begins in the first selected theme, in which the first screenshot of each caption is taken. */
const optionsOf = ({ baseURL, window }: Setting) => {
  const [colorScheme = 'light'] = wanted(THEMES);
  return { baseURL, viewport: WINDOWS[window], reducedMotion: 'reduce', colorScheme } as const;
};

async function stageIn({ baseURL, language }: Setting, opening: Promise<BrowserContext>): Promise<Stage> {
  const context = await opening;
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }]);
  if (IS_COMPACT) await context.addInitScript(() => localStorage.setItem('metier-density', 'compact'));
  const page = await context.newPage();
  return {
    page,
    language,
    ownFaults: await watchFaults(page, { says: /./ }),
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
