import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import type { Reply, Call } from '@metier/contract/operations';
import { readCode } from './mailbox.ts';

/** A user in a separate browser context. */
export interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly password: string;
  readonly page: Page;
}

/** Opens a browser context for a new person with a unique last name. */
export async function newPerson(
  browser: Browser,
  baseURL: string,
  first: string,
  family: string,
): Promise<Person> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const last = `${family} ${Date.now().toString(36)}`;
  const email = `${first}.${last.replace(' ', '.')}@people.example`.toLowerCase();
  return { first, last, email, password: 'Correct horse 1', page };
}

/** Fills the registration form and waits for the page of the code. */
export async function register(
  { page, first, last, email, password }: Person,
  role: 'Customer' | 'Freelancer',
): Promise<void> {
  await page.goto('/auth/registration');
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const getCode = page.getByRole('button', { name: 'Get code' });
  const code = page.getByLabel('Code', { exact: true });
  await expect(getCode.or(code)).toBeVisible();
  if (await getCode.isVisible()) await getCode.click();
  await expect(code).toBeVisible();
}

/** Enters the code from the mail. */
export async function confirmCode({ page, email }: Person, request: APIRequestContext): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(await readCode(request, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

type Entrant = Pick<Person, 'page' | 'email' | 'password'>;

/** Fills and sends the form of the open sign-in page. */
export async function enter({ page, email, password }: Entrant): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in and waits for the own projects. */
export async function signIn(person: Entrant): Promise<void> {
  const { page } = person;
  await page.goto('/auth/login');
  await enter(person);
  await expect(page).toHaveURL(/\/app\/my-projects/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Reads the API as a page's signed-in user, with a refreshed token, since the clock may have moved. */
export async function read<C extends Extract<Call, `GET ${string}`>>(
  { page }: Pick<Person, 'page'>,
  call: C,
  query: Record<string, string> = {},
): Promise<Reply<C>> {
  const refreshed = await page.request.post('/api/auth/refresh-tokens', { data: {} });
  const { token } = (await refreshed.json()) as Reply<'POST /api/auth/refresh-tokens'>;
  const answer = await page.request.get(
    `${call.slice('GET '.length)}?${new URLSearchParams(query).toString()}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Reply<C>;
}
