import { OWN_VERIFICATION_PATH, PATHS, projectPath } from '@metier/contract';
import type { Locator, Page } from '@playwright/test';
import { act, offerProject, payProject, userIdOf } from '../src/act.ts';
import { idle } from '../src/idle.ts';
import { expect, IN_MOTION, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer'], contextOptions: IN_MOTION });

/** Activates a control by keyboard as soon as it is enabled. */
async function press(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.focus();
  await control.page().keyboard.press('Enter');
}

/** Expects the focus at a place after a message is shown and the page is idle. */
async function expectFocusAfter(message: string, place: Locator): Promise<void> {
  const page = place.page();
  await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  await idle(page);
  await expect(place).toBeFocused();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a step by keyboard keeps the focus in the page: responding, starting and delivering', async ({
  openAs,
}) => {
  const name = `A logo by keyboard ${Date.now()}`;
  const customer = await openAs('customer');
  const page = await openAs('freelancer');
  await page.goto(PATHS.openProjects);
  const freelancer = await userIdOf(page);
  const invite = () => offerProject(customer, name, freelancer);

  await test.step("Respond and Withdraw move it to the row's project", async () => {
    await payProject(customer, name);
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await press(row.getByRole('button', { name: 'Respond' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Send response' }));
    await expect(row.getByRole('button', { name: 'Withdraw response' })).toBeVisible();
    await expectFocusAfter(
      'The customer has been notified that you want this project',
      row.getByRole('link', { name }),
    );
    await press(row.getByRole('button', { name: 'Withdraw response' }));
    await expect(row.getByRole('button', { name: 'Respond' })).toBeVisible();
    await expectFocusAfter('Your response has been withdrawn', row.getByRole('link', { name }));
  });

  const accepted = await test.step('Refuse and Accept leave it to the title', async () => {
    await invite();
    await page.goto(PATHS.invitations);
    const invitation = page.getByRole('article', { name });
    await press(invitation.getByRole('button', { name: 'Refuse' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Refuse invitation' }));
    await expect(invitation).toBeHidden();
    await expectFocusAfter('The invitation has been refused', heading(page, 'Invitations'));
    const project_id = await invite();
    await page.reload();
    await press(invitation.getByRole('button', { name: 'Accept' }));
    await expect(invitation).toBeHidden();
    await expectFocusAfter('The project is yours', heading(page, 'Invitations'));
    return project_id;
  });

  await test.step('Start and Deliver move it to the next step', async () => {
    await page.goto(projectPath(accepted));
    await press(page.getByRole('button', { name: 'Start the work' }));
    await expectFocusAfter('You have started. The deadline is running', heading(page, 'Deliver the result'));
    await press(page.getByRole('button', { name: 'Deliver result' }));
    const dialog = page.getByRole('dialog', { name: 'Deliver the result' });
    await dialog.getByLabel('Result').fill('All of it');
    await press(dialog.getByRole('button', { name: 'Deliver', exact: true }));
    await expect(page.getByRole('button', { name: 'Deliver result' })).toBeHidden();
    await expectFocusAfter(
      'Success! Your work is now on clients review. Please wait for the response',
      heading(page, 'Your work is under review'),
    );
  });
});

test('a step by keyboard keeps the focus in the page: the own profile', async ({ openAs }) => {
  await test.step('Edit moves it to the first field, Cancel to the title', async () => {
    const page = await openAs('customer');
    await page.goto(PATHS.user);
    await press(page.getByRole('button', { name: 'Edit', exact: true }));
    await expect(page.getByLabel('About the company')).toBeFocused();
    await press(page.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('Remove moves it to the heading of the list', async () => {
    const page = await openAs('freelancer');
    const link = `https://studio.example/${Date.now()}`;
    await page.goto(OWN_VERIFICATION_PATH);
    await act(page, 'POST /api/freelancers/verification/links', { links: [link], contacts: 'By mail' });
    await page.reload();
    await press(page.getByRole('button', { name: `Remove ${link}` }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await expect(page.getByText(link)).toBeHidden();
    await expectFocusAfter('The links have been removed', heading(page, 'Verification'));
  });
});

test('a page that loads late does not take the focus back from the menu', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 390, height: 844 } });
  let show = (): void => undefined;
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route('**/releases/customer*/*.js', async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto(PATHS.myProjects, { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const exit = page.getByRole('presentation').getByRole('button', { name: 'Exit' });
  await expect(exit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(exit).toBeHidden();
  show();
  await expect(heading(page, 'My projects')).toBeVisible();
  await expect(more).toBeFocused();
});
