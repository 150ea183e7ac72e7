import { PATHS, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, payProject } from '../src/act.ts';
import { newAccount } from '../src/new-account.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer'] });

const bell = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

test('what one person does rings at the other, in all tabs, and leads to its place', async ({
  openAs,
  baseURL,
}) => {
  const [anna, emil] = [
    await newAccount(String(baseURL), 'customer', 'Anna'),
    await newAccount(String(baseURL), 'freelancer', 'Emil'),
  ];
  const [customer, freelancer] = [await openAs(anna), await openAs(emil)];
  const otherTab = await customer.context().newPage();
  const project_id = await payProject(customer, 'A sign that rings');
  await act(freelancer, 'POST /api/freelancer/take_project', { project_id, take: 1 });
  const response = customer.getByRole('link', { name: /^Emil .+ would like to take “A sign that rings”/ });

  await test.step('the bell counts the payment and the response', async () => {
    await otherTab.goto(PATHS.help);
    await customer.goto(PATHS.help);
    await expect(bell(customer, 2)).toBeVisible();
    await expect(bell(otherTab, 2)).toBeVisible();
  });

  await test.step('the notification leads to the project and is read by that, in the other tab, too', async () => {
    await bell(customer, 2).click();
    await expect(customer).toHaveURL(PATHS.notifications);
    await response.click();
    await expect(customer).toHaveURL(projectPath(project_id));
    await expect(bell(customer, 1)).toBeVisible();
    await expect(bell(otherTab, 1)).toBeVisible();
  });

  await test.step('only the unread one is listed, until all are marked', async () => {
    await bell(customer, 1).click();
    await customer.getByRole('tab', { name: 'Unread' }).click();
    await expect(customer.getByRole('link', { name: /We have received your payment/ })).toBeVisible();
    await expect(response).toHaveCount(0);
    await customer.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(customer.getByText('You have read everything')).toBeVisible();
    await expect(bell(customer, 0)).toBeVisible();
    await expect(bell(otherTab, 0)).toBeVisible();
  });
});
