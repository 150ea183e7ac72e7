import type { ErrorName } from '@metier/contract';
import { ERROR_EXAMPLES } from '@metier/contract/examples';
import { expect, type Page } from '@playwright/test';
import { label, nameIn } from './label.ts';
import { refusal } from './refusal.ts';
import type { ShownState } from './shown-state.ts';

const SIGN_IN = '**/api/auth/login';
const leave = (page: Page): Promise<void> => page.unroute(SIGN_IN);
const own = (key: string) => label('auth', key);

/** A sign-in that the API refuses: real wrong passwords would also count for the address of all journeys. */
const refused = (name: string, error: ErrorName, details: object, text: string): ShownState => ({
  name,
  enter: async (page, language) => {
    await page.route(SIGN_IN, (route) => route.fulfill(refusal(error, details)));
    await page.getByLabel(nameIn(own('field.email'), language)).fill('lou@people.example');
    await page.getByLabel(nameIn(own('field.password'), language)).fill('Correct horse 1');
    await page.getByRole('button', { name: nameIn(own('signIn.submit'), language) }).click();
    await expect(page.getByRole('alert')).toHaveText(nameIn(label('kit', text), language));
  },
  leave,
  isFailing: true,
  isMoving: true,
});

/** Sign-in to an account that is locked after wrong passwords, and to one that a manager has blocked. */
export const REFUSED_SIGN_INS: readonly ShownState[] = [
  refused('locked', 'accountLocked', ERROR_EXAMPLES.accountLocked, 'errors.accountLockedUntil'),
  refused('blocked', 'accountBlocked', ERROR_EXAMPLES.accountBlocked, 'errors.accountBlockedFor'),
];
