import { examples } from '@metier/contract/examples';
import { localClient } from '../../platform/http/index.ts';
import type { MatrixWorld } from '../matrix/matrix-world.ts';
import { newPerson } from '../people.ts';
import { agreeToDecision } from '../projects.ts';

/** The projects of the lists. */
export interface Subject {
  /** Delivered by the executor. */
  readonly delivered: string;
  /** Paid and without executor. */
  readonly open: string;
  /** Between the two. */
  readonly disputed: string;
}

/** Adds a row to every list. */
export async function grow(world: MatrixWorld, { delivered, open, disputed }: Subject): Promise<void> {
  const { app, owner, executor, manager, projectAt } = world;
  const another = await newPerson(app, 'freelancer', 'Frieda');
  await another.call('POST /api/freelancer/take_project', { body: { project_id: open, take: 1 } });
  const { id: user_id } = await newPerson(app, 'freelancer', 'Iris');
  await owner.call('POST /api/customer/invite_freelancer', { body: { project_id: open, user_id } });
  await another.call('POST /api/freelancer/profile', {
    body: examples['POST /api/freelancer/profile'].body,
  });
  await another.call('POST /api/freelancers/verification/links', {
    query: {},
    body: examples['POST /api/freelancers/verification/links'].body,
  });
  await executor.call('POST /api/freelancers/verification/links', {
    query: {},
    body: {
      ...examples['POST /api/freelancers/verification/links'].body,
      links: [`https://${another.id}.example`],
    },
  });
  await executor.call('POST /api/freelancers/portfolios', {
    body: examples['POST /api/freelancers/portfolios'].body,
  });
  await executor.call('POST /api/freelancer/saved_searches', {
    body: examples['POST /api/freelancer/saved_searches'].body,
  });
  await owner.call('PUT /api/my_freelancers/favorite', { query: { freelancer_id: another.id, favorite: 1 } });
  for (const person of [owner, executor])
    await person.call('POST /api/support/request', { body: examples['POST /api/support/request'].body });
  const { requests } = await manager.call('GET /api/manager/support', { query: { state: 'open' } });
  for (const { id } of requests)
    await manager.call('POST /api/manager/support', { body: { id, answer: 'Yes' } });
  await manager.call('POST /api/manager/people/notes', { body: { user_id: executor.id, text: 'One more' } });
  for (const text of ['One more', 'And one more'])
    await owner.call('POST /api/projects/project_card/comments', { body: { project_id: delivered, text } });
  await owner.call('POST /api/projects/case/statement', { body: { project_id: disputed, text: 'And more' } });
  const name = `Another ${another.id}`;
  await owner.call('POST /api/customer/templates', { body: { project_id: delivered, name } });
  await manager.call('POST /api/manager/reply_templates', {
    body: examples['POST /api/manager/reply_templates'].body,
  });
  await anotherView(world);
  await anotherVersion(world, delivered);
  const { email, password } = executor;
  await localClient(app.server).call('POST /api/auth/login', { body: { email, password } });
  for (const stage of ['accepted', 'paid', 'invited', 'disputed'] as const) await projectAt(stage);
  await anotherPayout(world);
  await anotherReview(world);
}

/** The executor's review, which opens after the other side's. */
async function anotherReview({ owner, executor, projectAt }: MatrixWorld): Promise<void> {
  const body = { project_id: await projectAt('accepted'), stars: 5, text: 'As agreed' };
  for (const side of [owner, executor]) await side.call('POST /api/reviews', { body });
}

/** The share of a settled case is available at once. */
async function anotherPayout(world: MatrixWorld): Promise<void> {
  const body = {
    project_id: await world.projectAt('disputed'),
    freelancer_share: 1_000,
    reason: 'Half of it',
  };
  await world.manager.call('POST /api/manager/cases/resolve', { body });
  await agreeToDecision({
    customer: world.owner,
    freelancer: world.executor,
    project_id: body.project_id,
  });
  // It waits for a manager as soon as the provider has been asked.
  await world.executor.call('POST /api/account/withdrawal', {
    body: { funds: 100, payment_method: 'pm_card_by_hand' },
  });
  await world.app.queue.drain();
}

/** The existing ones are renamed, so that the example's name is free again. */
async function anotherView({ manager }: MatrixWorld): Promise<void> {
  const { views } = await manager.call('GET /api/manager/views');
  for (const { id } of views)
    await manager.call('PUT /api/manager/views', { body: { view_id: id, name: `Renamed ${id}` } });
  await manager.call('POST /api/manager/views', { body: { name: `View ${views.length}`, query: {} } });
}

/** At most two edits can be bought, so there are at most three versions. */
async function anotherVersion({ owner, executor }: MatrixWorld, project_id: string): Promise<void> {
  const sentBack = await owner.send('POST /api/customer/acceptance', {
    body: { project_id, accept: 0, comment: 'Once more, please' },
  });
  if (sentBack.status === 200)
    await executor.call('POST /api/freelancer/result', { body: { project_id, result: 'Another version' } });
}
