import { PATHS, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, payProject } from '../src/act.ts';
import { passDays } from '../src/clock.ts';
import { readMail, subjectsTo } from '../src/mailbox.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer'] });

const bell = (page: Page, unread: number) =>
  page.getByRole('link', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });

test('an action of one person notifies the other, in all tabs, and links to its page', async ({
  parties: { customer, freelancer },
}) => {
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

  await test.step('the notification leads to the project and is marked as read by that, in the other tab, too', async () => {
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

test("a kind of mail is switched off by the preferences, by a mail's link and by a mail service; notifications remain @clock", async ({
  parties: { anna, emil, customer, freelancer },
  request,
}) => {
  const kind = (name: string) => customer.getByRole('combobox', { name });

  await test.step('the customer switches off mails about responses', async () => {
    await customer.goto(PATHS.notifications);
    await customer.getByRole('link', { name: 'Choose which emails you get' }).click();
    await kind('Responses to your projects').selectOption('No email');
    await expect(customer.getByText('Your choice is saved')).toBeVisible();
  });

  await test.step('a response creates a notification without a mail, the start of the work both', async () => {
    const project_id = await payProject(customer, 'A quiet sign');
    await act(freelancer, 'POST /api/freelancer/take_project', { project_id, take: 1 });
    await act(customer, 'POST /api/customer/executor', { project_id, freelancer_id: emil.id });
    await act(freelancer, 'PUT /api/freelancers/projects/implementation', { project_id, status: 1 });
    await readMail(request, anna.email, /has started work on "A quiet sign"/);
    expect(await subjectsTo(request, anna.email)).not.toContain('New response: A quiet sign');
    await customer.goto(PATHS.notifications);
    await expect(customer.getByRole('link', { name: /would like to take “A quiet sign”/ })).toBeVisible();
  });

  await test.step('the link of that mail switches off its kind after a click on the button', async () => {
    const [link] = await readMail(request, anna.email, /http\S+\/auth\/unsubscribe\/\S+/);
    await customer.goto(link);
    await customer.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(customer.getByText('You will get no more emails of this kind.')).toBeVisible();
    await customer.getByRole('link', { name: 'Choose which emails you get' }).click();
    await expect(kind('Progress of your projects')).toHaveValue('off');
    await kind('Messages').selectOption('Once a day, in one email');
    await expect(customer.getByText('Your choice is saved')).toBeVisible();
  });

  await test.step('a daily mail has the responses until a mail service unsubscribes from it with one click', async () => {
    const respondTo = async (name: string) => {
      const project_id = await payProject(customer, name);
      await act(freelancer, 'POST /api/freelancer/take_project', { project_id, take: 1 });
      await passDays(request, 1);
    };
    const dailyMails = async () =>
      (await subjectsTo(request, anna.email)).filter((subject) => subject.startsWith('What has happened'));
    await act(customer, 'POST /api/notifications/preferences', { kind: 'responses', mail: 'daily' });
    await respondTo('A sign of the day');
    const [, token] = await readMail(
      request,
      anna.email,
      /your last daily email:[^]*A sign of the day[^]*\/auth\/unsubscribe\/(\S+)/,
    );
    // The address of the mail's List-Unsubscribe header; the mailbox keeps no headers.
    const address = `/api/mail/unsubscribe?token=${token}`;
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    await customer.reload();
    await expect(kind('Responses to your projects')).toHaveValue('off');
    await respondTo('A sign of the next day');
    await customer.goto(PATHS.notifications);
    await expect(
      customer.getByRole('link', { name: /would like to take “A sign of the next day”/ }),
    ).toBeVisible();
    expect(await dailyMails()).toHaveLength(1);
  });
});
