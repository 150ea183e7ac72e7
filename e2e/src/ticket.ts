import { expect, type Page } from '@playwright/test';
import type { Reply } from '@metier/contract/operations';

/** Where the pages of the e-mailed code look for the right to ask for it. */
const KEY = 'sign-up-ticket';

/** Signs somebody up whose e-mail is not confirmed yet, and lets every page of this tab know. */
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
