import { expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { orderOf } from '../../testing/projects.ts';
import { marketplace, newPerson } from '../../testing/index.ts';

const { app, freelancer, projectAt } = await marketplace();

const shown = async (id: string) => {
  const { projects } = await freelancer.call('GET /api/freelancers/open_projects', {
    query: { type: ['all'] },
  });
  return projects.find((project) => project.id === id);
};

test('an open project shows the beginning of its brief, when it was paid, and its valid responses', async () => {
  const customer = await newPerson(app, 'customer');
  const description = 'Ears of wheat. '.repeat(40).trim();
  const { project_id } = await customer.call('POST /api/projects/project', {
    body: { ...orderOf(app), description },
  });
  await app.advance(3_600);
  const before = app.clock.now().toISOString();
  await customer.call('POST /api/customer/pay', { body: { project_id, payment_method: 'pm_card_ok' } });
  const paid = await shown(project_id);
  expect((paid?.posted_at ?? '') >= before).toBe(true);
  expect(paid).toMatchObject({
    excerpt: `${description.slice(0, LIMITS.excerptLength)}…`,
    responses: 0,
    customer_record: { finished_projects: 0, rating: null },
  });
  for (const who of [freelancer, await newPerson(app, 'freelancer')])
    await who.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
  expect((await shown(project_id))?.responses).toBe(2);
  await freelancer.call('POST /api/freelancer/take_project', { body: { project_id, take: 0 } });
  expect((await shown(project_id))?.responses).toBe(1);
  const edited = await customer.call('GET /api/projects/project', { query: { project_id } });
  const { name, type, category_id, deadline, budget, edits } = edited.project;
  await customer.call('PUT /api/projects/project', {
    body: {
      project_id,
      name,
      type,
      category_id,
      deadline,
      budget,
      edits: edits as 0 | 1 | 2,
      description: 'Short.',
    },
  });
  expect(await shown(project_id)).toMatchObject({ excerpt: 'Short.', responses: 0 });
});

test("an open project and an invitation show the customer's completed projects and visible reviews", async () => {
  const customer = await newPerson(app, 'customer');
  const project_id = await projectAt('accepted', { customer });
  const open = await projectAt('paid', { customer });
  const invited = await projectAt('invited', { customer });
  const recordsShown = async () => {
    const { invitations } = await freelancer.call('GET /api/freelancer/invitations', { query: {} });
    const invitation = invitations.find(({ id }) => id === invited);
    return [(await shown(open))?.customer_record, invitation?.customer_record];
  };
  const review = (who: typeof customer, stars: number) =>
    who.call('POST /api/reviews', { body: { project_id, stars, text: 'Clear brief.' } });
  await review(freelancer, 4);
  const unrated = { finished_projects: 1, rating: null };
  expect(await recordsShown()).toEqual([unrated, unrated]);
  await review(customer, 1);
  const rated = { finished_projects: 1, rating: { average: 4, count: 1 } };
  expect(await recordsShown()).toEqual([rated, rated]);
});
