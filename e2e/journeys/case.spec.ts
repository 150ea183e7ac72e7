import { readFile } from 'node:fs/promises';
import { projectPath } from '@metier/contract';
import { act, assignProject } from '../src/act.ts';
import { dropFiles } from '../src/drop-files.ts';
import { takeFurtherStep } from '../src/further-steps.ts';
import { read } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

test('both sides of a case make statements; a decision is appealed, and they settle on an odd number of cents', async ({
  parties: { customer, freelancer },
  openAs,
}) => {
  test.setTimeout(120_000);
  const manager = await openAs('manager');
  const project_id = await assignProject(customer, freelancer, `A sign in dispute ${Date.now()}`);
  await act(freelancer, 'PUT /api/freelancers/projects/implementation', { project_id, status: 1 });
  await act(freelancer, 'POST /api/freelancer/result', { project_id, result: 'A square sign.' });
  for (const page of [customer, freelancer, manager]) await page.goto(projectPath(project_id));
  const caseOn = (page: typeof customer) => page.getByRole('region', { name: 'The case', exact: true });
  const ofCustomer = caseOn(manager).getByRole('list', { name: /^Customer/ });
  const ofFreelancer = caseOn(manager).getByRole('list', { name: /^Freelancer/ });
  const { project } = await read({ page: customer }, 'GET /api/projects/project', { project_id });
  const rest = (share: number) => `€${((project.budget - share) / 100).toFixed(2)}`;

  await test.step('the customer asks for a refund, with a reason and a file, which the freelancer refuses', async () => {
    await takeFurtherStep(customer, 'Get a refund');
    const dialog = customer.getByRole('dialog', { name: 'Ask for a refund?' });
    const reason = dialog.getByLabel('Why do you want a refund?');
    await reason.fill('It is late');
    await dropFiles(reason, { name: 'promised.txt', buffer: Buffer.from('by Monday') });
    await dialog.getByRole('button', { name: 'Ask for a refund' }).click();
    await expect(caseOn(freelancer)).toContainText('promised.txt');
    await act(freelancer, 'POST /api/freelancer/refund', { project_id, agree: 0, reason: 'It is not' });
  });

  await test.step('the customer makes a statement with a file', async () => {
    await caseOn(customer).getByRole('button', { name: 'Add a statement' }).click();
    const statement = caseOn(customer).getByLabel('Your statement');
    await statement.fill('I ordered a round one.');
    await dropFiles(statement, { name: 'order.txt', buffer: Buffer.from('round') });
    await caseOn(customer).getByRole('button', { name: 'Send statement' }).click();
    await expect(ofCustomer).toContainText('I ordered a round one.');
  });

  await test.step('the freelancer makes a statement with a file, which appears on the pages of both others', async () => {
    await expect(caseOn(freelancer)).toContainText('It is late');
    await caseOn(freelancer).getByRole('button', { name: 'Add a statement' }).click();
    const statement = caseOn(freelancer).getByLabel('Your statement');
    await statement.fill('The sketch came in time.');
    await dropFiles(statement, { name: 'sketch.txt', buffer: Buffer.from('a sketch') });
    await caseOn(freelancer).getByRole('button', { name: 'Send statement' }).click();
    for (const page of [freelancer, customer, manager]) {
      const said = caseOn(page).getByRole('listitem').filter({ hasText: 'The sketch came in time.' });
      await expect(said).toContainText('Statement');
      await expect(said).toContainText('sketch.txt');
      await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('The sketch came in time.');
    }
    const [one, other] = [await ofCustomer.boundingBox(), await ofFreelancer.boundingBox()];
    expect(Number(other?.x), 'beside, not below').toBeGreaterThan(Number(one?.x) + Number(one?.width));
    expect(Number(other?.y), 'at one height').toBeLessThan(Number(one?.y) + Number(one?.height));
  });

  await test.step('the manager sees brief, version, conversation, statements, activity and money on one page', async () => {
    for (const text of ['It is late', 'promised.txt', 'I ordered a round one.', 'order.txt'])
      await expect(ofCustomer).toContainText(text);
    for (const text of ['It is not', 'The sketch came in time.'])
      await expect(ofFreelancer).toContainText(text);
    for (const [list, file, text] of [
      [ofCustomer, 'order.txt', 'round'],
      [ofFreelancer, 'sketch.txt', 'a sketch'],
    ] as const) {
      const download = manager.waitForEvent('download');
      await list.getByRole('button', { name: `Download ${file}` }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toBe(text);
    }
    const region = (name: string) => manager.getByRole('region', { name, exact: true });
    await expect(region('Information')).toContainText('For the sign above the door.');
    await expect(region('Results')).toContainText('A square sign.');
    await expect(region('Activity')).toContainText('Result delivered');
    await expect(region('Money')).toContainText(rest(0));
    await expect(region('Money')).toContainText('Held');
    await expect(region('Decide the case')).toBeVisible();
  });

  await test.step('the freelancer makes an offer in points, which appears on the pages of both others', async () => {
    await caseOn(freelancer).getByRole('button', { name: 'Offer to settle' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Offer to settle the case?' });
    await dialog.getByLabel(/^To you/).fill('4,001');
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await expect(caseOn(freelancer)).toContainText('You offer');
    for (const page of [customer, manager]) {
      await expect(caseOn(page)).toContainText(/Emil New \w+ offers/);
      await expect(caseOn(page)).toContainText('€40.01');
      await expect(caseOn(page)).toContainText(rest(4_001));
    }
  });

  await test.step('the manager decides: no money moves, and each side can agree or appeal', async () => {
    const panel = manager.getByRole('region', { name: 'Decide the case' });
    await panel.getByLabel(/^To the freelancer Emil/).fill('20.01');
    await panel.getByLabel('Reason').fill('A third of it is there');
    await panel.getByRole('button', { name: 'Review decision' }).click();
    await panel.getByRole('button', { name: 'Decide' }).click();
    await expect(customer.getByRole('heading', { name: 'A manager has decided' })).toBeVisible();
    await expect(caseOn(customer)).toContainText('A third of it is there');
    await expect(caseOn(customer)).toContainText(rest(2_001));
    await expect(customer.getByRole('region', { name: 'Money' })).toContainText('Held');
    await caseOn(customer).getByRole('button', { name: 'Agree to the decision' }).click();
    await customer.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
    for (const page of [freelancer, manager])
      await expect(caseOn(page)).toContainText(/Anna New \w+ agrees to the decision/);
    await caseOn(customer).getByRole('button', { name: 'Withdraw your agreement' }).click();
    const log = freelancer.getByRole('log', { name: 'Conversation' });
    await expect(log).toContainText('Agreed to the decision: 2,001 points for you');
    await expect(log).toContainText('Agreement withdrawn');
    await expect(caseOn(freelancer)).not.toContainText('agrees to the decision');
    await caseOn(freelancer).getByRole('button', { name: 'Appeal' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Appeal the decision?' });
    await dialog.getByLabel('What is wrong with the decision').fill('The sketch was not looked at');
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    for (const page of [freelancer, customer, manager]) {
      await expect(caseOn(page)).toContainText('The sketch was not looked at');
      await expect(caseOn(page)).toContainText('Another manager now makes the final decision');
    }
    await expect(manager.getByText(/^You made the first decision in this case/)).toBeVisible();
    await expect(panel).toBeHidden();
  });

  await test.step('the customer offers less than the freelancer did', async () => {
    await caseOn(customer).getByRole('button', { name: 'Offer to settle' }).click();
    const dialog = customer.getByRole('dialog', { name: 'Offer to settle the case?' });
    const share = dialog.getByLabel(/^To the freelancer Emil/);
    await share.fill('33,33');
    await expect(dialog.getByText(rest(3_333))).toBeVisible();
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await expect(caseOn(customer)).toContainText('You offer');
  });

  await test.step('withdraws the offer and makes the same again', async () => {
    await caseOn(customer).getByRole('button', { name: 'Withdraw the offer' }).click();
    await expect(caseOn(freelancer)).toContainText('There is no open offer');
    await act(customer, 'POST /api/projects/case/offer', { project_id, freelancer_share: 3_333 });
  });

  await test.step('the freelancer accepts: the money is divided to the cent', async () => {
    await expect(caseOn(freelancer)).toContainText('3,333 points');
    await freelancer.getByRole('button', { name: 'See the offer' }).click();
    await expect(caseOn(freelancer)).toBeFocused();
    await caseOn(freelancer).getByRole('button', { name: 'Accept the offer' }).click();
    const dialog = freelancer.getByRole('dialog', { name: 'Accept this offer?' });
    await dialog.getByRole('button', { name: 'Accept and close the case' }).click();
    for (const page of [freelancer, customer]) {
      await expect(page.getByRole('heading', { name: 'The case is settled' })).toBeVisible();
      await expect(caseOn(page)).toBeHidden();
    }
    await expect(customer.getByRole('region', { name: 'Money' })).toContainText(rest(3_333));
    await expect(freelancer.getByRole('region', { name: 'Money' })).toContainText('3,333 points');
    await expect(freelancer.getByRole('log', { name: 'Conversation' })).toContainText(
      'Offer accepted, case settled: 3,333 points for you',
    );
    const settled = await read({ page: customer }, 'GET /api/projects/project', { project_id });
    expect(settled.project.money).toMatchObject({
      held: 0,
      released: 3_333,
      refunded: project.budget - 3_333,
    });
  });
});
