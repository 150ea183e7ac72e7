import { beforeEach, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { transaction } from '../../../platform/db/index.ts';
import { seenBy } from '../../../testing/projects.ts';
import { untilLockAwaited } from '../../../testing/until.ts';
import { saveTemplate } from './commands/save-template.ts';

let customer: TestPerson;

const { app, projectAt } = await marketplace();
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
});

const save = (project_id: string, name: string, who = customer) =>
  who.send('POST /api/customer/templates', { body: { project_id, name } });
const remove = (template_id: string, who = customer) =>
  who.send('DELETE /api/customer/templates', { query: { template_id } });
const kept = async (who = customer) => (await who.call('GET /api/customer/templates', {})).templates;

test('a template stores the order of a project under its own name', async () => {
  const id = await projectAt('created', { customer, edits: 2, days: 7 });
  await app.advance(60);
  const { name, description, links, type, category_id, edits, is_guarantee, deadline_days, budget } =
    await seenBy(customer, id);
  const order = { name, description, links, type, category_id, edits, is_guarantee, deadline_days, budget };
  const { body } = await save(id, 'Logos');
  expect(body.template).toMatchObject({ name: 'Logos', order });
  expect(await kept()).toEqual([body.template]);
});

test('templates are listed by name, are kept when their project is deleted, and can be deleted', async () => {
  const project_id = await projectAt('created', { customer });
  for (const name of ['b', 'C', 'a']) await save(project_id, name);
  await customer.call('DELETE /api/projects/project', { query: { project_id } });
  const [first, second] = await kept();
  expect((await kept()).map(({ name }) => name)).toEqual(['a', 'b', 'C']);
  expect((await remove(first?.id ?? '')).status).toBe(200);
  expect(await remove(first?.id ?? '')).toMatchObject({ error: { code: 1005 } });
  expect((await kept())[0]?.id).toBe(second?.id);
});

test('the same order is saved once under a name, also by two presses at once and at the limit', async () => {
  const project_id = await projectAt('created', { customer });
  const both = await Promise.all([save(project_id, 'Logos'), save(project_id, 'Logos')]);
  expect(new Set(both.map(({ body }) => body.is_new))).toEqual(new Set([false, true]));
  expect(both[0].body.template).toEqual(both[1].body.template);
  for (let number = 1; number < LIMITS.templates; number += 1) await save(project_id, `No ${number}`);
  expect(await save(project_id, 'Logos')).toMatchObject({ body: { is_new: false } });
  expect(await kept()).toHaveLength(LIMITS.templates);
});

test('a changed order is another template of that name', async () => {
  for (const edits of [1, 2] as const) await save(await projectAt('created', { customer, edits }), 'Logos');
  expect((await kept()).map(({ name, order }) => [name, order.edits])).toEqual([
    ['Logos', 1],
    ['Logos', 2],
  ]);
});

describe('others', () => {
  test('cannot read, create or delete them', async () => {
    const other = await newPerson(app, 'customer');
    const project_id = await projectAt('created', { customer });
    const { body } = await save(project_id, 'Mine');
    expect(await kept(other)).toEqual([]);
    expect(await save(project_id, 'Yours', other)).toMatchObject({ error: { code: 1005 } });
    expect(await remove(body.template?.id ?? '', other)).toMatchObject({ error: { code: 1005 } });
    expect(await kept()).toHaveLength(1);
  });
});

test('a customer has at most fifty, also when two are saved concurrently', async () => {
  const project_id = await projectAt('created', { customer });
  for (let number = 0; number < LIMITS.templates - 1; number += 1) await save(project_id, `No ${number}`);
  const late: Promise<unknown>[] = [];
  await transaction(app.db, async (trx) => {
    await saveTemplate(trx, customer.id, { project_id, name: 'The last' }, app.clock.now());
    late.push(save(project_id, 'One more'));
    await untilLockAwaited(app.databaseUrl);
  });
  expect(await late[0]).toMatchObject({ error: { code: 1006, details: { reason: 'too_many_templates' } } });
  expect(await kept()).toHaveLength(LIMITS.templates);
});

test('templates are deleted with the account', async () => {
  await save(await projectAt('created', { customer }), 'Mine');
  await app.db.deleteFrom('project_activities').where('actor_id', '=', customer.id).execute();
  await app.db.deleteFrom('projects').where('customer_id', '=', customer.id).execute();
  await app.db.deleteFrom('users').where('id', '=', customer.id).execute();
  const left = await app.db
    .selectFrom('project_templates')
    .select('id')
    .where('customer_id', '=', customer.id)
    .execute();
  expect(left).toEqual([]);
});
