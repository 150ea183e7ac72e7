import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { marketplace, newPerson } from '../../testing/index.ts';
import { selectProjectPage } from '../../views/project-page.ts';
import { availableActions, yourMove } from './life-cycle/rules/available-actions.ts';
import { MATRIX, type Moment } from './life-cycle/rules/testing/matrix.ts';
import { situationSample } from './life-cycle/rules/testing/samples.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const MOMENTS = Object.keys(MATRIX) as Moment[];
const { now } = situationSample('created', 'owner');

/** Every moment of the life cycle as a row of the database, by its name. */
const ids = new Map<string, string>();

beforeAll(async () => {
  const id = await projectAt('created', { customer });
  const base = await app.db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  for (const moment of MOMENTS) {
    const { project } = situationSample(moment, 'owner');
    const { id: _, ...row } = {
      ...base,
      ...project,
      customer_id: customer.id,
      freelancer_id: project.freelancer_id && freelancer.id,
      payment_attempt_id: project.payment_attempt_id && randomUUID(),
      offer_id: project.offer_id && randomUUID(),
      decided_by: project.decided_by && manager.id,
      taken_by: project.taken_by && manager.id,
    };
    const { id: inserted } = await app.db
      .insertInto('projects')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(moment, inserted);
  }
  await app.db.deleteFrom('projects').where('id', '=', id).execute();
});

test.each([
  ['owner', 'ordered'],
  ['executor', 'executed'],
] as const)(
  'the list of what waits for the %s equals the rule of the life cycle, in its order',
  async (who, scope) => {
    const viewer = who === 'owner' ? customer : freelancer;
    const awaited = MOMENTS.flatMap((moment) => {
      const situation = situationSample(moment, who);
      const move = yourMove(situation);
      if (move === null || (who === 'executor' && situation.project.freelancer_id === null)) return [];
      const { deadline } = availableActions(situation).find(({ action }) => action === move) ?? {};
      return [{ moment, deadline: deadline ?? null }];
    });
    expect(awaited.length).toBeGreaterThan(5);
    const listed: string[] = [];
    for (let page = 1; page < 10; page++) {
      const { rows } = await selectProjectPage(app.db, scope, viewer.id, { your_move: 1, page }, now);
      listed.push(...rows.map(({ id }) => id));
    }
    expect(listed).toHaveLength(awaited.length);
    expect(new Set(listed)).toEqual(new Set(awaited.map(({ moment }) => ids.get(moment))));
    const momentOf = new Map([...ids].map(([moment, id]) => [id, moment]));
    const deadlines = listed.map((id) => awaited.find(({ moment }) => moment === momentOf.get(id))?.deadline);
    const dated = deadlines.filter((deadline) => typeof deadline === 'string');
    expect(dated).toEqual(dated.toSorted());
    expect(deadlines.slice(dated.length).every((deadline) => deadline === null)).toBe(true);
  },
);

test('a customer and a freelancer read what waits for them, with the step and its deadline', async () => {
  const people = {
    customer: await newPerson(app, 'customer'),
    freelancer: await newPerson(app, 'freelancer'),
  };
  const created = await projectAt('created', people);
  const assigned = await projectAt('assigned', people);
  const delivered = await projectAt('delivered', people);
  const query = { your_move: 1 } as const;
  const ordered = await people.customer.call('GET /api/customer/my_projects', { query });
  expect(ordered.projects.map(({ id, your_move }) => [id, your_move])).toEqual([
    [delivered, 'accept_result'],
    [created, 'pay'],
  ]);
  expect(ordered).toMatchObject({ total: 2, projects: [{ next_timer: { what: 'review_over' } }, {}] });
  const executed = await people.freelancer.call('GET /api/freelancer/my_projects', { query });
  expect(executed.projects.map(({ id, your_move }) => [id, your_move])).toEqual([[assigned, 'start']]);
  const all = await people.freelancer.call('GET /api/freelancer/my_projects', { query: { your_move: 0 } });
  expect(all.projects.map(({ id, your_move }) => [id, your_move])).toEqual([
    [delivered, null],
    [assigned, 'start'],
  ]);
});
