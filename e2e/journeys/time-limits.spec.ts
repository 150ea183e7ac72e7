import { PATHS, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, assignProject, attempt, payProject } from '../src/act.ts';
import { passDays, passMinutes } from '../src/clock.ts';
import { read } from '../src/person.ts';
import { acceptProject } from '../src/project-stages.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer'] });

const REFUSED = 409;
const said = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const caseOn = (page: Page) => page.getByRole('region', { name: 'The case', exact: true });

test('a message stays after 15 minutes, an offer ends after 72 hours, a decision takes effect after 7 days, a review opens after 14 @clock', async ({
  parties: { emil, customer, freelancer },
  openAs,
  request,
}) => {
  test.setTimeout(120_000);
  const manager = await openAs('manager');
  const accepted = await acceptProject(customer, freelancer, 'A sign to review');
  const disputed = await assignProject(customer, freelancer, 'A sign to wait for');
  const talk = { project_id: accepted, freelancer_id: emil.id };
  const { message } = await act(customer, 'POST /api/conversations/messages', { ...talk, text: 'It hangs' });
  await act(customer, 'POST /api/reviews', { project_id: accepted, stars: 4, text: 'Seen from afar.' });
  await act(customer, 'POST /api/customers/projects/complain', {
    project_id: disputed,
    contacts: 'By mail',
    text: 'Nobody answers.',
  });
  const { project } = await act(freelancer, 'POST /api/projects/case/offer', {
    project_id: disputed,
    freelancer_share: 4_001,
  });

  await test.step('a message can be edited for 15 minutes', async () => {
    const edit = said(customer).getByRole('button', { name: 'Edit “It hangs”' });
    await customer.goto(projectPath(accepted));
    await expect(edit).toBeVisible();
    await passMinutes(request, 16);
    await customer.reload();
    await expect(said(customer)).toContainText('It hangs');
    await expect(edit).toHaveCount(0);
    const late = await attempt(customer, 'PUT /api/conversations/messages', {
      message_id: message.id,
      text: 'It stands',
    });
    expect(late.status()).toBe(REFUSED);
  });

  await test.step('an offer can be accepted for 72 hours', async () => {
    const accept = caseOn(customer).getByRole('button', { name: 'Accept the offer' });
    await customer.goto(projectPath(disputed));
    await expect(accept).toBeVisible();
    await passDays(request, 3);
    await customer.reload();
    await expect(caseOn(customer)).toContainText('There is no open offer.');
    await expect(accept).toHaveCount(0);
    const late = await attempt(customer, 'POST /api/projects/case/accept_offer', {
      project_id: disputed,
      offer_id: String(project.offer?.id),
    });
    expect(late.status()).toBe(REFUSED);
  });

  await test.step('a decision takes effect after seven days without an appeal', async () => {
    await act(manager, 'POST /api/manager/cases/resolve', {
      project_id: disputed,
      freelancer_share: 3_333,
      reason: 'A third of it is there',
    });
    const appeal = caseOn(customer).getByRole('button', { name: 'Appeal' });
    await expect(appeal).toBeVisible();
    await passDays(request, 6);
    await customer.reload();
    await expect(appeal).toBeVisible();
    await passDays(request, 1);
    await customer.reload();
    await expect(said(customer)).toContainText('Decision final, case closed: €33.33 for the freelancer');
    await expect(caseOn(customer)).toBeHidden();
    const { project: settled } = await read({ page: customer }, 'GET /api/projects/project', {
      project_id: disputed,
    });
    expect(settled.money).toMatchObject({ held: 0, released: 3_333 });
  });

  await test.step('a review opens after 14 days also if the other side writes none', async () => {
    await freelancer.goto(projectPath(accepted));
    await expect(reviews(freelancer)).toContainText('has already written');
    await expect(reviews(freelancer)).not.toContainText('Seen from afar.');
    await passDays(request, 4);
    await freelancer.reload();
    await expect(reviews(freelancer)).toContainText('Seen from afar.');
    await expect(reviews(freelancer).getByRole('button', { name: 'Send review' })).toHaveCount(0);
  });

  await test.step('from then on its stars are on the response of the freelancer, and on their card', async () => {
    const project_id = await payProject(customer, 'A second sign');
    await act(freelancer, 'POST /api/freelancer/take_project', { project_id, take: 1 });
    await customer.goto(projectPath(project_id));
    const response = customer.getByRole('region', { name: 'Responses' }).getByRole('listitem');
    await expect(response).toContainText('4.0 of 5 stars, 1 review');
    await customer.goto(PATHS.team);
    const card = customer.getByRole('listitem').filter({ hasText: emil.last_name });
    await expect(card).toContainText('4.0 of 5 stars, 1 review');
  });

  await test.step('a message of another day has a line of its day above it', async () => {
    const days = said(customer).getByText(/^\d+\s\w+\s\d{4}$/);
    await act(customer, 'POST /api/conversations/messages', { ...talk, text: 'It still hangs' });
    await customer.goto(projectPath(accepted));
    await expect(said(customer)).toContainText('It still hangs');
    const [first, ...further] = await days.allTextContents();
    expect(further.length).toBeGreaterThan(0);
    expect(further).not.toContain(first);
  });
});
