import { PATHS, projectPath } from '@metier/contract';
import { act, createProject, offerProject, payProject } from '../src/act.ts';
import { overlayEntryLeft, withoutEvents } from '../src/idle.ts';
import { expectDraftRestored } from '../src/expect-draft-restored.ts';
import { revokeSession } from '../src/revoke-session.ts';
import { enter } from '../src/person.ts';
import { demoAccount } from '../src/signed-in.ts';
import { newAccount } from '../src/new-account.ts';
import { expect, test } from '../src/test.ts';
import { furtherSteps, takeFurtherStep } from '../src/further-steps.ts';

test.use({ remotes: ['auth', 'customer'] });

test('a customer opens help at its old address and describes the company', async ({ openAs }) => {
  const page = await openAs('customer');

  await test.step('/feedback leads to help', async () => {
    await page.goto('/app/feedback');
    await expect(page).toHaveURL(new RegExp(`${PATHS.help}$`));
    const answer = page.getByText(/Metier holds the money until you accept the work/);
    await expect(answer).toBeHidden();
    await page.getByText('When is my card charged, and where is my money then?').click();
    await expect(answer).toBeVisible();
    await page.getByLabel('Subject').fill('Invoice');
    await page.getByLabel('Question', { exact: true }).fill('Can it be sent by post?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(
      page.getByText('Your question has been sent. The answer will be on this page'),
    ).toBeVisible();
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
    const own = page.getByRole('region', { name: 'Your questions' });
    await expect(own.getByText('Can it be sent by post?').first()).toBeVisible();
  });

  await test.step('an address of the app that contains "login" leads to the own projects', async () => {
    await page.goto('/app/login/again');
    await expect(page).toHaveURL(new RegExp(`${PATHS.myProjects}$`));
  });

  await test.step('the company', async () => {
    await page.goto(PATHS.user);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('About the company').fill('Coffee, roasted twice a week.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your company profile has been saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Coffee, roasted twice a week.')).toBeVisible();
  });
});

test('a customer changes a project before and after it is paid', async ({ openAs }) => {
  const page = await openAs('customer');
  const project_id = await createProject(page, 'A sign to be changed');
  const change = async (save: string, fields: Readonly<Record<string, string>>) => {
    await page.goto(projectPath(project_id));
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText('Your changes have been saved')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${projectPath(project_id)}$`));
    for (const text of Object.values(fields)) await expect(page.getByText(text).first()).toBeVisible();
  };
  await change('Save · €70.00', { Name: 'A sign for the roof', Description: 'Seen from the station.' });
  await act(page, 'POST /api/customer/pay', { project_id, payment_method: 'pm_card_ok' });
  await change('Save', { Description: 'Seen from the station and the bridge.' });
});

test('a customer marks a freelancer as favourite, invites them from the team, and takes an immediate refund', async ({
  openAs,
  baseURL,
}) => {
  const page = await openAs('customer');
  const { first_name, last_name } = await demoAccount(String(baseURL), 'freelancer');
  const name = `${first_name} ${last_name}`;

  await test.step('the favourite survives a reload', async () => {
    await page.goto(PATHS.team);
    const heart = page.getByRole('button', { name: `Mark ${name} as a favourite` });
    await heart.waitFor();
    const before = (await heart.getAttribute('aria-pressed')) === 'true';
    for (const marked of [!before, before]) {
      await heart.click();
      const message = marked
        ? `${name} is now a favourite and is suggested to you first`
        : `${name} is no longer a favourite`;
      await expect(page.getByText(message)).toBeVisible();
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', String(marked));
    }
  });

  const project = `A sign for the team ${Date.now()}`;
  const id = await payProject(page, project);
  const found = { project: `A sign from a search ${Date.now()}`, id: '' };
  const seen = { project: `A sign from a profile ${Date.now()}`, id: '' };
  for (const each of [found, seen]) each.id = await payProject(page, each.project);
  await test.step('the invitation', async () => {
    await page.goto(PATHS.team);
    await page.getByRole('button', { name: `Invite ${name} to a project` }).click();
    await page.getByRole('button', { name: `Invite to ${project}` }).click();
    await expect(page.getByText(`${name} has been invited`)).toBeVisible();
    await overlayEntryLeft(page);
    await page.goto(projectPath(id));
    await expect(
      page.getByRole('region', { name: 'Invited' }).getByRole('link', { name, exact: true }),
    ).toBeVisible();
  });

  await test.step('freelancers are searched, filtered and opened', async () => {
    await page.goto(PATHS.freelancers);
    const card = page.getByRole('listitem', { name, exact: true });
    await page.getByLabel('Category', { exact: true }).selectOption('Design');
    await page.getByLabel('Language', { exact: true }).selectOption('German');
    await page.getByRole('searchbox', { name: 'Search names, profiles and works' }).fill(first_name);
    await expect(page).toHaveURL(/search=/);
    await page.getByLabel('Sort by').selectOption('Newest');
    await expect(card.getByText(/^Speaks German/)).toBeVisible();
    await page.getByLabel('Language', { exact: true }).selectOption('Danish');
    await expect(page.getByText('No freelancers found')).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Language: Danish' }).press('Enter');
    await expect(card).toBeVisible();
    const type = page.getByRole('button', { name: 'Remove filter Category: Design' });
    await expect(type).toBeFocused();
    await type.press('Enter');
    await expect(type).toHaveCount(0);
    await expect(page.getByLabel('Category', { exact: true })).toBeFocused();
    await page.getByLabel('Has completed').selectOption('Slogan set');
    await expect(page).toHaveURL(/service=50203/);
    await expect(page.getByText('No freelancers found')).toBeVisible();
    await page.getByRole('link', { name: 'Remove all filters' }).click();
    await page.getByLabel('Has completed', { exact: true }).selectOption('Icon set');
    await expect(card).toBeVisible();
    await card.getByRole('link', { name: /^\d+ completed projects$/ }).click();
    await expect(page).toHaveURL(/\?tab=record$/);
    await expect(
      page
        .getByRole('region', { name: 'Completed here' })
        .getByRole('listitem')
        .filter({ hasText: 'Icon set' }),
    ).toHaveText(/Icon set\d+ project/);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove filter Has completed: Icon set' }).click();
    // Without reviews and answers.
    const novice = await newAccount(String(baseURL), 'freelancer', 'Newton');
    await act(await openAs(novice), 'POST /api/freelancer/profile', {
      about_me: 'New here',
      contacts: novice.email,
      links: ['https://newton.example'],
      category_ids: [2],
    });
    const unknown = page.getByRole('listitem', { name: `Newton ${novice.last_name}`, exact: true });
    await page.getByRole('searchbox', { name: 'Search names, profiles and works' }).fill('');
    await page.getByLabel('Sort by').selectOption('Newest');
    await expect(unknown).toBeVisible();
    for (const [filter, value] of [
      ['Reviews', '4'],
      ['Usually answers within', '24'],
    ] as const) {
      await page.getByLabel(filter, { exact: true }).selectOption(value);
      await expect(page.getByRole('button', { name: `Remove filter ${filter}` })).toBeVisible();
      await expect(unknown).toBeHidden();
      await expect(card).toBeVisible();
      await page.getByRole('button', { name: `Remove filter ${filter}` }).click();
      await expect(unknown).toBeVisible();
    }
    await page.getByRole('checkbox', { name: 'Available for new work' }).click();
    await expect(page.getByRole('button', { name: 'Remove filter Available for new work' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search names, profiles and works' }).fill(first_name);
    await card.getByRole('button', { name: `Invite ${name} to a project` }).click();
    const dialog = page.getByRole('dialog', { name: `Invite ${name}` });
    await dialog.getByRole('button', { name: `Invite to ${project}` }).click();
    await expect(page.getByText(/has been invited to this project before/)).toBeVisible();
    await dialog.getByRole('button', { name: `Invite to ${found.project}` }).click();
    await expect(page.getByText(`${name} has been invited`, { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await overlayEntryLeft(page);
    await card.getByRole('link', { name: `Works of ${name}` }).click();
    await expect(page.getByRole('tab', { name: 'Work' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Work' }).locator('img').first()).toBeVisible();
    await page.goBack();
    await card.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('tab', { name: 'Reviews' }).click();
    const fiveStars = page.getByRole('button', { name: /^5 stars \d+$/ });
    await fiveStars.click();
    await expect(fiveStars).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/stars=5/);
    await page.getByRole('button', { name: 'Remove filter Reviews: 5 stars' }).click();
    await expect(fiveStars).toHaveAttribute('aria-pressed', 'false');
    // The same from the profile.
    await page.getByRole('button', { name: `Invite ${name} to a project` }).click();
    for (const before of [project, found.project]) {
      await dialog.getByRole('button', { name: `Invite to ${before}` }).click();
      await expect(page.getByText(/has been invited to this project before/).first()).toBeVisible();
    }
    await dialog.getByRole('button', { name: `Invite to ${seen.project}` }).click();
    await expect(page.getByText(`${name} has been invited`, { exact: true }).last()).toBeVisible();
    await expect(dialog).toBeHidden();
    await overlayEntryLeft(page);
    for (const each of [found, seen]) {
      await page.goto(projectPath(each.id));
      await expect(
        page.getByRole('region', { name: 'Invited' }).getByRole('link', { name, exact: true }),
      ).toBeVisible();
      await act(page, 'POST /api/customer/refund', { project_id: each.id });
    }
    await page.goto(projectPath(id));
  });

  await test.step('the money', async () => {
    await takeFurtherStep(page, 'Get a refund');
    const dialog = page.getByRole('dialog', { name: 'Refund the payment?' });
    await dialog.getByRole('button', { name: 'Refund the payment' }).click();
    await expect(page.getByText(/The funds will be returned shortly/)).toBeVisible();
    await expect(page.getByText('Refunded: payment returned')).toBeVisible();
    await furtherSteps(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Save as template']);
    await page.keyboard.press('Escape');
  });
});

test('a customer extends the review, writes a message, requests a refund, and complains about another project', async ({
  parties: { anna, emil, customer: page, freelancer },
}) => {
  test.setTimeout(120_000);
  const giveProject = async (name: string) => {
    const project_id = await offerProject(page, name, emil.id);
    await act(freelancer, 'POST /api/invitations/accept', { project_id, take: 1 });
    return project_id;
  };
  const delivered = await giveProject('A sketch in review');
  await act(freelancer, 'POST /api/freelancer/result', { project_id: delivered, result: 'A first sketch' });
  await page.goto(projectPath(delivered));

  await test.step('more time to review, once', async () => {
    await takeFurtherStep(page, /^Extend by /);
    await expect(page.getByText(/^You have another .+ to review$/)).toBeVisible();
    await furtherSteps(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Get a refund', 'Complain']);
    await page.keyboard.press('Escape');
  });

  await test.step('a message sent after the end of the session is kept, and sent after signing in', async () => {
    // Reopening the stream would detect the end before the click.
    await withoutEvents(page);
    await overlayEntryLeft(page);
    await page.reload();
    const text = 'The letters are too thin.';
    await page.getByLabel('Your message').fill(text);
    await revokeSession(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByText('Error of comments')).toHaveCount(0);
    await enter({ page, ...anna });
    await expect(page).toHaveURL(new RegExp(`${projectPath(delivered)}$`));
    await expect(page.getByLabel('Your message')).toHaveValue(text);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  });

  await test.step('a requested refund shows that nothing is returned yet', async () => {
    await takeFurtherStep(page, 'Get a refund');
    const dialog = page.getByRole('dialog', { name: 'Ask for a refund?' });
    await dialog.getByLabel('Why do you want a refund?').fill('Nothing of the brief is in it.');
    await dialog.getByRole('button', { name: 'Ask for a refund' }).click();
    const message = page.getByText(/^Your refund request has been submitted successfully\./);
    await expect(message).toHaveText(/The freelancer has .+ to answer$/);
    await expect(page.getByText(/returned shortly/)).toHaveCount(0);
    await expect(page.getByText('Refund requested').first()).toBeVisible();
    await expect(page.getByRole('log').getByText('Nothing of the brief is in it.')).toBeVisible();
  });

  await test.step('an unsent complaint survives a reload; the project shows the dispute first', async () => {
    const disputed = await giveProject('A sign to complain about');
    await act(freelancer, 'POST /api/freelancer/result', { project_id: disputed, result: 'A drawing' });
    await page.goto(projectPath(disputed));
    const dialog = page.getByRole('dialog', { name: 'Complain about this project?' });
    await expectDraftRestored({
      open: async () => {
        await takeFurtherStep(page, 'Complain');
        await expect(dialog.getByLabel('How can we reach you?')).toHaveValue(anna.email);
      },
      leave: () => page.reload(),
      fields: [[dialog.getByLabel('What went wrong?'), 'I ordered a sign, not a drawing.']],
    });
    await dialog.getByRole('button', { name: 'Send complaint' }).click();
    await expect(
      page.getByText('Your complaint has been sent. A manager will look at the project'),
    ).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/^(In dispute|Under review)$/)
        .first(),
    ).toHaveText('In dispute');
  });
});
