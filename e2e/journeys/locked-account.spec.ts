import { LIMITS, PATHS } from '@metier/contract';
import { confirmCode, newPerson, register } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth'] });

test('after too many wrong passwords the page shows when to try again', async ({
  browser,
  baseURL,
  request,
}) => {
  const person = await newPerson(browser, String(baseURL), 'Lou', 'Locke');
  const { page, email } = person;
  await register(person, 'Customer');
  await confirmCode(person, request);
  await page.goto(PATHS.login);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong horse 1');
  const { now } = (await (await request.get('/dev/clock')).json()) as { now: string };
  for (let tries = 0; tries < LIMITS.loginTries + 1; tries += 1) {
    const answered = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answered;
  }
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/^Too many wrong passwords\. You can try again at \d{2}:\d{2}$/);
  const [, time = ''] = /at (\S+)$/.exec(await alert.innerText()) ?? [];
  // A delay of a minute, rounded up to a whole minute, from the last attempt, which was in this minute or a later one.
  const minutes = [1, 2, 3].map((after) =>
    new Date(Date.parse(now) + after * 60_000).toLocaleTimeString('en-GB', { timeStyle: 'short' }),
  );
  expect(minutes).toContain(time);
});
