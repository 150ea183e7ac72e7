import { expect, type Page } from '@playwright/test';
import type { Reply } from '@metier/contract/operations';

/** Storage key of the ticket with which a page requests an e-mailed code. */
const KEY = 'sign-up-ticket';

/** Registers an account with unconfirmed e-mail, and stores its ticket for every page of this tab. */
export async function holdTicket(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/signup', {
    data: {
      first_name: 'Tilda',
      last_name: 'Ticket',
      email: `tilda.${Date.now().toString(36)}@people.example`,
      password: 'Correct horse 1',
      type_client: 'customer',
    },
  });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as Reply<'POST /api/auth/signup'>;
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [KEY, token] as const);
}
