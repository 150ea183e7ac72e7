import { PATHS, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { payProject, sendResponse } from '../src/act.ts';
import { newAccount } from '../src/new-account.ts';
import { read } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer'] });

const READS = '**/api/projects/project?*';

/** Changes the brief of a paid project after confirming the warning about responses. */
async function changeBrief(customer: Page, project_id: string, description: string): Promise<void> {
  await customer.goto(projectPath(project_id));
  await customer.getByRole('link', { name: 'Edit' }).click();
  await expect(customer.getByText('Existing responses will no longer be valid')).toBeVisible();
  await customer.getByLabel('Description').fill(description);
  await customer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(customer.getByText('Your changes have been saved')).toBeVisible();
}

test('a changed brief invalidates a response; the freelancer sees this and responds again, on the page and in the list', async ({
  openAs,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const account = await newAccount(String(baseURL), 'freelancer', 'Otto');
  const [freelancer, customer] = [await openAs(account), await openAs('customer')];
  const name = `A sign whose brief changes ${Date.now()}`;
  const project_id = await payProject(customer, name);
  const again = { name: 'Respond again' };
  const counts = async () => {
    const query = { project_id, page: '1' };
    const { responses } = await read({ page: customer }, 'GET /api/customers/projects/responses', query);
    return responses.length;
  };

  await test.step('on the page', async () => {
    await freelancer.goto(projectPath(project_id));
    await freelancer.getByRole('button', { name: 'Respond', exact: true }).click();
    await sendResponse(freelancer);
    // The address is that of any project: the menu learns from the page's back link where it belongs.
    const menu = freelancer.getByRole('navigation');
    await expect(menu.locator('[aria-current=page]')).toHaveText(['Open projects']);
    await expect(freelancer.getByRole('heading', { name: 'You have responded' })).toBeVisible();
    await changeBrief(customer, project_id, 'For the sign above the back door.');
    expect(await counts()).toBe(0);
    await freelancer.reload();
    await expect(freelancer.getByRole('heading', { name: 'The brief has changed' })).toBeVisible();
    await expect(freelancer.getByText('For the sign above the back door.')).toBeVisible();
    const dialog = freelancer.getByRole('dialog');
    await freelancer.getByRole('button', again).click();
    await dialog.getByRole('textbox').fill('I paint back doors.');
    // The open dialog polls: it would show the new brief, and disable the button, before the press.
    const pressed = freelancer.waitForRequest('**/api/freelancer/take_project', { timeout: 60_000 });
    await freelancer.route(READS, async (route) => {
      await pressed;
      await route.continue();
    });
    await changeBrief(customer, project_id, 'For the sign above the side door.');
    await sendResponse(freelancer);
    await expect(freelancer.getByText(/^This has changed in the meantime/)).toBeVisible();
    await freelancer.unroute(READS);
    expect(await counts()).toBe(0);
    await expect(dialog.getByText('For the sign above the side door.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Go on with the new brief' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('I paint back doors.');
    await sendResponse(freelancer);
    await expect(freelancer.getByRole('heading', { name: 'You have responded' })).toBeVisible();
    expect(await counts()).toBe(1);
  });

  await test.step('in the list', async () => {
    await changeBrief(customer, project_id, 'For the sign above the garage.');
    await freelancer.goto(`${PATHS.openProjects}?type=design`);
    const row = freelancer.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', again).click();
    await sendResponse(freelancer);
    await expect(row.getByRole('button', { name: 'Withdraw response' })).toBeVisible();
    expect(await counts()).toBe(1);
  });

  await test.step('and the customer chooses the freelancer who has responded again', async () => {
    await customer.reload();
    const { first_name, last_name } = account;
    await customer.getByRole('button', { name: `Choose ${first_name} ${last_name}` }).click();
    await freelancer.goto(projectPath(project_id));
    await expect(freelancer.getByRole('button', { name: 'Start the work' })).toBeVisible();
  });
});
