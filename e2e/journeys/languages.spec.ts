import { LANGUAGE_COOKIE, PATHS } from '@metier/contract';
import { payProject } from '../src/act.ts';
import { label, nameIn } from '../src/label.ts';
import { readMail } from '../src/mailbox.ts';
import { newAccount } from '../src/new-account.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer'] });

const READ = [
  {
    language: 'es',
    wrong: 'Correo o contraseña incorrectos',
    mail: /Aquí puedes establecer una contraseña nueva/,
    budget: '7.000 puntos',
    responses: ['Todavía sin candidaturas', '1 candidatura'],
    done: 'El cliente sabe que quieres este proyecto',
  },
  {
    language: 'fr',
    wrong: 'Adresse e-mail ou mot de passe incorrect',
    mail: /Vous pouvez définir un nouveau mot de passe ici/,
    budget: /7\s000 points/,
    responses: ['Pas encore de candidature', '1 candidature'],
    done: 'Le client a été prévenu que vous voulez ce projet',
  },
] as const;

for (const { language, wrong, mail, budget, responses, done } of READ) {
  test(`a freelancer who signed up in ${language} reads and works in it, and gets mails in it`, async ({
    openAs,
    browser,
    baseURL,
    request,
  }) => {
    const account = await newAccount(String(baseURL), 'freelancer', 'Lena', language);
    const called = (app: string, key: string) => ({ name: nameIn(label(app, key), language) });

    await test.step('a wrong password is answered, a link for a new one is mailed', async () => {
      const page = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
      await page.goto(`${PATHS.login}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('textbox', called('auth', 'field.email')).fill(account.email);
      await page.getByLabel(nameIn(label('auth', 'field.password'), language)).fill('Wrong horse 1');
      await page.getByRole('button', called('auth', 'signIn.submit')).click();
      await expect(page.getByRole('alert')).toContainText(wrong);
      await page.getByRole('link', called('auth', 'signIn.forgot')).click();
      await page.getByRole('textbox', called('auth', 'field.email')).fill(account.email);
      await page.getByRole('button', called('auth', 'recovery.submit')).click();
      await readMail(request, account.email, mail);
    });

    const page = await openAs(account);
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: String(baseURL) }]);

    await test.step('an open project gets a response, which is withdrawn', async () => {
      const name = `Un logo ${Date.now()}`;
      await payProject(await openAs('customer'), name);
      await page.goto(PATHS.openProjects);
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(budget);
      await expect(row).toContainText(responses[0]);
      await row.getByRole('button', called('freelancer', 'engagement.respond.action')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', called('freelancer', 'engagement.respond.submit'))
        .click();
      await expect(page.getByText(done)).toBeVisible();
      await expect(row).toContainText(responses[1]);
      await row.getByRole('button', called('freelancer', 'engagement.withdraw.action')).click();
      await expect(row).toContainText(responses[0]);
    });

    await test.step('at 320 px no choice of mails is cut', async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(PATHS.notificationMails);
      await page.getByRole('combobox').first().waitFor();
      expect(await page.getByRole('combobox').evaluateAll(cutOptions)).toEqual([]);
    });
  });
}

/** Texts of options that are wider than their select. Runs in the page. */
async function cutOptions(selects: Element[]): Promise<string[]> {
  await document.fonts.ready;
  const pen = document.createElement('canvas').getContext('2d');
  return selects.flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    if (!pen) return ['nothing to measure with'];
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...select.querySelectorAll('option')]
      .map(({ text }) => text)
      .filter((text) => pen.measureText(text).width > room);
  });
}
