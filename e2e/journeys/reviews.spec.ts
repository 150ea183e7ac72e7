import { addFreelancerPath, freelancerPath, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, assignProject, payProject } from '../src/act.ts';
import { readMail } from '../src/mailbox.ts';
import { newAccount } from '../src/new-account.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

const REASON = 'It names a person who has no part in this.';

test('both sides review each other, sealed until both have; one answers, a manager takes one down', async ({
  openAs,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const [ina, ole] = [
    await newAccount(String(baseURL), 'customer', 'Ina'),
    await newAccount(String(baseURL), 'freelancer', 'Ole'),
  ];
  const [customer, freelancer, manager] = [await openAs(ina), await openAs(ole), await openAs('manager')];
  const project_id = await assignProject(customer, freelancer, `A sign to review ${Date.now()}`);
  await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'https://sign.example/1' });
  await act(customer, 'POST /api/customer/acceptance', { project_id, accept: 1 });
  const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
  const write = async (page: Page, stars: string, text: string) => {
    await reviews(page).getByRole('radio', { name: stars, exact: true }).check();
    await reviews(page).getByLabel('What was good, what was not?').fill(text);
    await reviews(page).getByRole('button', { name: 'Send review' }).click();
  };

  await test.step('the customer writes: it is sealed', async () => {
    await freelancer.goto(projectPath(project_id));
    await customer.goto(projectPath(project_id));
    await write(customer, '2 stars', 'Late, and Tom from the shop next door was rude.');
    await expect(reviews(customer)).toContainText('Sealed: only you can read it.');
    await expect(reviews(freelancer)).toContainText('Ina New');
    await expect(reviews(freelancer)).toContainText('has already written');
    await expect(reviews(freelancer)).not.toContainText('Late');
  });

  await test.step('the freelancer writes: both read both, and the freelancer answers', async () => {
    await write(freelancer, '5 stars', 'Clear questions and quick answers.');
    await expect(reviews(customer)).toContainText('Clear questions and quick answers.');
    await reviews(freelancer).getByRole('button', { name: 'Answer' }).click();
    await freelancer.getByLabel('Your answer').fill('I am sorry that it came a day late.');
    await freelancer.getByRole('button', { name: 'Publish answer' }).click();
    await expect(reviews(customer)).toContainText('I am sorry that it came a day late.');
  });

  await test.step('it shows on the profile, and on the card of the match', async () => {
    await customer.goto(freelancerPath(ole.id));
    await expect(reviews(customer)).toContainText('1 review');
    await expect(reviews(customer)).toContainText('I am sorry that it came a day late.');
    await customer.goto(addFreelancerPath(await payProject(customer, 'A second sign')));
    await expect(customer.getByRole('listitem', { name: /^Ole/ })).toContainText('2.0 of 5 stars, 1 review');
    await customer.getByText('Why this order?').click();
    await expect(customer.getByText(/The more reviews a mean stands on/)).toBeVisible();
  });

  await test.step('a manager takes it down', async () => {
    await manager.goto(freelancerPath(ole.id));
    await reviews(manager)
      .getByRole('button', { name: /^Take down the review of Ina/ })
      .click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await expect(reviews(manager)).toContainText('No reviews yet');
  });

  await test.step('its author reads why, and objects', async () => {
    await readMail(request, ina.email, /taken your review[^]*It names a person/);
    await customer.goto(projectPath(project_id));
    await expect(reviews(customer)).toContainText(REASON);
    await expect(reviews(freelancer)).not.toContainText('Late');
    await reviews(customer)
      .getByRole('link', { name: /^object once/ })
      .click();
    await expect(customer.getByLabel('Theme')).toHaveValue('Objection: my review was taken down');
  });
});
