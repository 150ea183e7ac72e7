import { PATHS } from '@metier/contract';
import { createProject, payProject } from '../src/act.ts';
import { overlayEntryLeft } from '../src/idle.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

test('a customer searches, filters and sorts the projects, and opens one by its row', async ({ openAs }) => {
  const page = await openAs('customer');
  const word = `Zz${Date.now()}`;
  const name = `${word} for the zoo`;
  await createProject(page, name);
  await page.goto(PATHS.myProjects);
  const rows = page.getByRole('table').getByRole('row');
  const field = page.getByRole('searchbox');

  await field.fill(`zoo ${word}`);
  await expect(page).toHaveURL(new RegExp(`\\?search=zoo\\+${word}$`));
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'All 1', exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Paid 0' }).click();
  await expect(page.getByText(`No project matches “zoo ${word}”`)).toBeVisible();
  await page.getByRole('link', { name: 'Show all projects' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/\?sort=name$/);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/\?sort=-name$/);
  await expect(rows.nth(1)).toContainText(name);
  await expect(rows.nth(1)).toContainText('Pay to get started');
  // By its name: the order may still be changing.
  await rows.filter({ hasText: name }).getByRole('cell').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible();
});

test("rows of a manager's tables are 44 px high, compact ones 36 px", async ({ openAs }) => {
  const page = await openAs('manager');
  const rows = page.locator('main table:visible').first().locator('tbody tr');
  const heights = () => rows.evaluateAll((all) => [...new Set(all.map((row) => row.clientHeight))]);
  const setDensity = async (name: string) => {
    await page.getByRole('button', { name: /^Appearance: / }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  // One person without a mark: names and marks of other journeys may take two lines.
  const person = `${PATHS.people}?search=customer%40metier.example`;
  for (const path of [PATHS.overview, PATHS.projects, person]) {
    await page.goto(path);
    if (path === PATHS.overview) await page.getByRole('button', { name: 'Show as table' }).first().click();
    await expect.poll(heights, path).toEqual([44]);
    await setDensity('Compact spacing');
    await expect.poll(heights, path).toEqual([36]);
    await setDensity('Comfortable spacing');
  }
});

test('a manager finds projects by the email address of a customer', async ({ openAs, baseURL }) => {
  const page = await openAs('manager', { viewport: { width: 390, height: 844 } });
  await page.goto(PATHS.projects);
  const { email } = await demoAccount(String(baseURL), 'customer');
  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(email).replaceAll('.', '\\.')}`));
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('main').getByText(/^Customer: /)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status').selectOption('Created');
  await expect(page).toHaveURL(/status=created/);
  await page.getByRole('searchbox').fill('nobody@nowhere.example');
  await expect(page.getByText('No project matches “nobody@nowhere.example”')).toBeVisible();
  await page.getByRole('link', { name: 'Show all projects' }).click();
  await expect(page).toHaveURL(new RegExp(`${PATHS.projects}$`));
});

test('a freelancer filters the open projects, saves the search, and changes, renames and deletes it', async ({
  openAs,
}) => {
  const word = `Zz${Date.now()}`;
  const name = `Coffee ${word}`;
  const customer = await openAs('customer');
  await payProject(customer, `Zebra for ${word}`);
  await payProject(customer, `Otter for ${word}`);
  const page = await openAs('freelancer');
  await page.goto('/app/open-projects');
  await page.getByRole('searchbox').fill(`zebra ${word}`);
  await page.getByLabel('Minimum price', { exact: true }).selectOption('2500');
  await page.getByLabel('Category', { exact: true }).selectOption('Design');
  await expect(page).toHaveURL(new RegExp(`search=zebra\\+${word}`));
  await expect(page.getByRole('link', { name: `Zebra for ${word}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Otter for ${word}` })).toHaveCount(0);

  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue(`zebra ${word}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const searches = page.getByRole('region', { name: 'Saved searches' });
  await searches.getByLabel(`Notify me: zebra ${word}`).selectOption('Once a day');
  await expect(page.getByText('The search has been changed')).toBeVisible();

  await searches.getByRole('button', { name: `Rename zebra ${word}` }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await overlayEntryLeft(page);
  await page.goto('/app/open-projects');
  await searches.getByRole('link', { name }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(`zebra ${word}`);
  await expect(page.getByLabel('Minimum price', { exact: true })).toHaveValue('2500');
  await expect(searches.getByLabel(`Notify me: ${name}`)).toHaveValue('daily');

  await searches.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete search' }).click();
  await expect(searches.getByRole('link', { name })).toHaveCount(0);
});
