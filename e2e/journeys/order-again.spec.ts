import { PATHS, projectPath } from '@metier/contract';
import { act, assignProject } from '../src/act.ts';
import { expect, test } from '../src/test.ts';
import { takeFurtherStep } from '../src/further-steps.ts';

test.use({ remotes: ['customer', 'freelancer'] });

test('a finished project is ordered again, hired again and kept as a template', async ({
  parties: { customer, freelancer },
}) => {
  const project_id = await assignProject(customer, freelancer, 'A sign to repeat');
  await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'https://sign.example' });
  await act(customer, 'POST /api/customer/acceptance', { project_id, accept: 1 });
  const heading = customer.getByRole('heading', { level: 1, name: 'A sign to repeat' });

  await test.step('ordered again it is an unpaid project, which can be deleted', async () => {
    await customer.goto(projectPath(project_id));
    await customer.getByRole('button', { name: 'Order again' }).click();
    await expect(customer).not.toHaveURL(projectPath(project_id));
    await expect(customer.getByRole('button', { name: 'Pay €75.24' })).toBeVisible();
    await expect(customer.getByText('will be invited')).toHaveCount(0);
    await takeFurtherStep(customer, 'Delete');
    await customer
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(customer).toHaveURL(PATHS.myProjects);
  });

  await test.step('saved as a template, it fills the form of a new project', async () => {
    await customer.goto(projectPath(project_id));
    await takeFurtherStep(customer, 'Save as template');
    await expect(customer.getByText('The template is saved')).toBeVisible();
    await customer.goto(projectPath(project_id));
    await takeFurtherStep(customer, 'Save as template');
    await expect(customer.getByText('This project is saved as a template already')).toBeVisible();
    await customer.goto(PATHS.create);
    await customer.getByLabel('Start from a template').selectOption('A sign to repeat');
    await expect(customer.getByLabel('Name')).toHaveValue('A sign to repeat');
    await customer.getByRole('button', { name: 'Continue to payment · €75.24' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Pay later' }).click();
    await expect(heading).toBeVisible();
    await customer.goto(PATHS.create);
    await customer.getByLabel('Start from a template').selectOption('A sign to repeat');
    await customer.getByRole('button', { name: 'Delete template' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click();
    await expect(customer.getByLabel('Start from a template')).toHaveCount(0);
  });

  await test.step('hired again, its freelancer is invited by the payment', async () => {
    await customer.goto(projectPath(project_id));
    await customer.getByRole('button', { name: /^Hire Emil .+ again$/ }).click();
    await expect(customer.getByText(/^Emil .+ will be invited as soon as you have paid/)).toBeVisible();
    await customer.getByRole('button', { name: 'Pay €75.24' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Payment' });
    await dialog.getByLabel('Card number').fill('4242 4242 4242 4242');
    await dialog.getByLabel('Card owner').fill('Anna Maker');
    await dialog.getByLabel('Valid until').fill('12/29');
    await dialog.getByLabel('CVV').fill('123');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Pay €75.24' }).click();
    await expect(customer.getByText(/^Emil .+, answers until/)).toBeVisible();
    await freelancer.goto(PATHS.invitations);
    await expect(freelancer.getByRole('link', { name: 'A sign to repeat' })).toBeVisible();
  });
});
