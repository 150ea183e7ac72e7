import { PATHS, projectPath } from '@metier/contract';
import { act, attempt, assignProject, createProject } from '../src/act.ts';
import { comeBack, PROJECT_READ } from '../src/come-back.ts';
import { expect, test } from '../src/test.ts';
import { withoutEvents } from '../src/idle.ts';
import { takeFurtherStep } from '../src/further-steps.ts';
import { refusal } from '../src/refusal.ts';

test.use({ remotes: ['customer', 'freelancer'] });

/** Longer than the polling interval of an open page. */
const SOON = { timeout: 20_000 };

/** Shorter than any polling interval except that of an open dialog (two seconds). */
const AT_ONCE = { timeout: 10_000 };

test('a page that cannot refetch shows since when and keeps drafts; a deleted project shows as deleted', async ({
  openAs,
}) => {
  const page = await openAs('customer');
  await page.goto(projectPath(await assignProject(page, await openAs('freelancer'), 'A logo to talk about')));
  const message = page.getByLabel('Your message');
  await message.fill('Half a sentence');
  const notice = page.getByText(/^Not refreshed since \d\d:\d\d\./);

  await test.step('a single failure is not reported', async () => {
    let reads = 0;
    const seen = Promise.withResolvers<void>();
    await page.route(PROJECT_READ, async (route) => {
      reads += 1;
      if (reads === 1) return route.fulfill(refusal('serverError'));
      await seen.promise;
      return route.continue();
    });
    await comeBack(page);
    await expect.poll(() => reads).toBe(2);
    // While the second try is under way: its answer would remove the notice.
    await expect(notice).toBeHidden();
    const answered = page.waitForResponse(PROJECT_READ);
    seen.resolve();
    await answered;
    await page.unroute(PROJECT_READ);
  });

  await test.step('repeated ones are, with a retry, and the draft is kept', async () => {
    await page.route(PROJECT_READ, (route) => route.fulfill(refusal('serverError')));
    await comeBack(page);
    await expect(notice).toBeVisible(SOON);
    await expect(message).toHaveValue('Half a sentence');
    await page.unroute(PROJECT_READ);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await expect(message).toHaveValue('Half a sentence');
  });

  await test.step('deleted elsewhere, it disappears with its buttons', async () => {
    const project_id = await createProject(page, 'A logo that is deleted elsewhere');
    await page.goto(projectPath(project_id));
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    await act(page, 'DELETE /api/projects/project', { project_id });
    await expect(page.getByRole('heading', { level: 1, name: 'This no longer exists' })).toBeVisible(SOON);
    await expect(page).toHaveTitle('This no longer exists');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('without the stream a project refetches on focus, and shows that access to it was lost', async ({
  openAs,
}) => {
  const name = `A logo for somebody else ${Date.now()}`;
  const customer = await openAs('customer');
  const project_id = await createProject(customer, name);
  await withoutEvents(customer);
  await customer.goto(projectPath(project_id));
  await expect(customer.getByRole('heading', { level: 1, name })).toBeVisible();

  await test.step('a window that was visible all the time shows the payment made in another one', async () => {
    await act(customer, 'POST /api/customer/pay', { project_id, payment_method: 'pm_card_ok' });
    await comeBack(customer, 'focus');
    await expect(customer.getByText('Paid, looking for a freelancer').first()).toBeVisible();
  });

  await customer.route(PROJECT_READ, (route) => route.fulfill(refusal('notAllowed')));
  await comeBack(customer);
  await expect(customer.getByRole('heading', { level: 1, name })).toBeHidden(SOON);
  await expect(customer.getByRole('heading', { name: 'You no longer have access' })).toBeFocused();
  await expect(customer.getByRole('main').getByRole('button', { name: 'More' })).toHaveCount(0);
});

test('a pending payment and its outcome show in its row and on the project', async ({ openAs }) => {
  const page = await openAs('customer');
  const name = `A logo paid slowly ${Date.now()}`;
  const project_id = await createProject(page, name);
  await page.goto(PATHS.myProjects);
  const row = page.getByRole('row').filter({ hasText: name });

  await test.step('the dialog stays open until it is closed, and the row shows the pending payment', async () => {
    await row.getByRole('button', { name: 'Pay' }).click();
    const dialog = page.getByRole('dialog', { name: 'Payment' });
    await dialog.getByLabel('Card number').fill('4000 0000 0000 3220');
    await dialog.getByLabel('Card owner').fill('Clara Winter');
    await dialog.getByLabel('Valid until').fill('12/49');
    await dialog.getByLabel('CVV').fill('123');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: /^Pay €/ }).click();
    await expect(dialog.getByText('Your bank is confirming the payment')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(row.getByText('Payment pending')).toBeVisible();
  });

  await test.step('then that it is paid', async () => {
    await expect(row.getByText('Paid, looking for a freelancer')).toBeVisible(SOON);
    await expect(row.getByText('Payment pending')).toBeHidden();
    await expect(page.getByText('Payment successful!')).toBeVisible();
    const { project } = await act(page, 'GET /api/projects/project', { project_id });
    expect(project.status).toBe('paid');
  });

  await test.step('a declined payment shows on the project and in its row', async () => {
    const refused = await createProject(page, `${name} and not at all`);
    await page.goto(projectPath(refused));
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible();
    const payment = { project_id: refused, payment_method: 'pm_card_pending_declined' };
    expect((await attempt(page, 'POST /api/customer/pay', payment)).status()).toBe(409);
    await comeBack(page);
    await expect(page.getByRole('region', { name: 'Your payment is being processed' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your payment was declined' })).toBeVisible(SOON);
    await expect(page.getByRole('button', { name: /^Pay €/ })).toBeVisible();
    await page.goto(PATHS.myProjects);
    const refusedRow = page.getByRole('row').filter({ hasText: `${name} and not at all` });
    await expect(refusedRow.getByText('Payment declined')).toBeVisible();
    await expect(refusedRow.getByRole('button', { name: 'Pay' })).toBeVisible();
  });
});

test('an immediate refund confirmed after the start does not become a refund request', async ({ openAs }) => {
  const page = await openAs('customer');
  const freelancer = await openAs('freelancer');
  const project_id = await assignProject(page, freelancer, 'A logo that is started');
  await page.goto(projectPath(project_id));
  await takeFurtherStep(page, 'Get a refund');
  const question = page.getByRole('dialog', { name: 'Refund the payment?' });
  await expect(question).toBeVisible();
  // The page still shows the status before the start.
  await page.route(PROJECT_READ, (route) => route.abort());
  await act(freelancer, 'PUT /api/freelancers/projects/implementation', { project_id, status: 1 });
  await question.getByRole('button', { name: 'Refund the payment' }).click();
  await expect(
    page.getByText('This has changed in the meantime. Please check it again before you continue'),
  ).toBeVisible();
  await page.unroute(PROJECT_READ);
  const { project } = await act(page, 'GET /api/projects/project', { project_id });
  expect(project).toMatchObject({ status: 'progress', case: 'none', money: { refunded: 0 } });
  await expect(question.getByRole('alert').first()).toHaveText(
    /the status of the project is now “Started”/,
    SOON,
  );
  await question.getByRole('button', { name: 'Close' }).click();
  await takeFurtherStep(page, 'Get a refund');
  await expect(page.getByRole('dialog', { name: 'Ask for a refund?' })).toBeVisible();
});

test('an open dialog shows that its action is no longer possible, and keeps the text', async ({ openAs }) => {
  test.setTimeout(120_000);
  const customer = await openAs('customer');
  const freelancer = await openAs('freelancer');
  const start = async (name: string) => {
    const project_id = await assignProject(customer, freelancer, name);
    await act(freelancer, 'PUT /api/freelancers/projects/implementation', { project_id, status: 1 });
    return project_id;
  };

  await test.step('a delivery, while the customer requests a refund', async () => {
    const project_id = await start('A logo that is given up');
    await freelancer.goto(projectPath(project_id));
    await freelancer.getByRole('button', { name: 'Deliver result' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Deliver the result' });
    await dialog.getByLabel('Result').fill('Half of it');
    await act(customer, 'POST /api/customer/refund', { project_id });
    await expect(dialog.getByRole('alert')).toHaveText(/Not possible until the open case is closed/, AT_ONCE);
    await expect(dialog.getByLabel('Result')).toHaveValue('Half of it');
    await expect(dialog.getByRole('button', { name: 'Deliver', exact: true })).toBeDisabled();
  });

  await test.step('a request for changes, while the work is accepted', async () => {
    const project_id = await start('A logo that is accepted');
    await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'Ready' });
    await customer.goto(projectPath(project_id));
    await customer.getByRole('button', { name: 'Send back' }).click();
    const dialog = customer.getByRole('dialog');
    await dialog.getByLabel('What should change?').fill('A warmer colour');
    await act(customer, 'POST /api/customer/acceptance', { project_id, accept: 1 });
    await expect(dialog.getByRole('alert')).toHaveText(
      /the status of the project is now “Completed”/,
      AT_ONCE,
    );
    await expect(dialog.getByLabel('What should change?')).toHaveValue('A warmer colour');
    await expect(dialog.getByRole('button', { name: 'Send back' })).toBeDisabled();
  });
});
