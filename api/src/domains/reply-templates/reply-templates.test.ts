import { expect, test } from '@jest/globals';
import { LIMITS, REPLY_KINDS, type ReplyKind } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, manager } = await marketplace();
const mona = await newPerson(app, 'manager', 'Mona');

const create = (name: string, kind: ReplyKind = 'case_reason', who: TestPerson = manager) =>
  who.send('POST /api/manager/reply_templates', { body: { kind, name, text: `${name} for {customer}` } });
const listed = async (kind: ReplyKind = 'case_reason') =>
  (await mona.call('GET /api/manager/reply_templates', { query: { kind } })).templates;

test('all managers share them, by kind and by name, and can change and delete them', async () => {
  for (const name of ['b', 'C', 'a']) await create(name);
  await create('An answer', 'support_answer');
  expect((await listed()).map(({ name }) => name)).toEqual(['a', 'b', 'C']);
  const [template] = await listed('support_answer');
  expect(template).toEqual({
    id: expect.any(String),
    kind: 'support_answer',
    name: 'An answer',
    text: 'An answer for {customer}',
    version: 0,
  });
  const template_id = String(template?.id);
  const body = { template_id, name: 'A better one', text: 'For {project}' };
  await mona.call('PUT /api/manager/reply_templates', { body });
  expect(await listed('support_answer')).toMatchObject([{ name: 'A better one', text: 'For {project}' }]);
  await mona.call('DELETE /api/manager/reply_templates', { query: { template_id } });
  expect(await listed('support_answer')).toEqual([]);
  const gone = { status: 404, error: { code: 1005 } };
  expect(await mona.send('PUT /api/manager/reply_templates', { body })).toMatchObject(gone);
  expect(await mona.send('DELETE /api/manager/reply_templates', { query: { template_id } })).toMatchObject(
    gone,
  );
});

test('a change of an outdated version is refused with the template as it is', async () => {
  const { template } = (await create('Shared')).body;
  const change = (who: TestPerson, name: string, version?: number) =>
    who.send('PUT /api/manager/reply_templates', {
      body: { template_id: template.id, name, text: 'Text', ...(version !== undefined && { version }) },
    });
  const [first, second] = await Promise.all([change(mona, 'One', 0), change(manager, 'Two', 0)]);
  const [done, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(done.body.template.version).toBe(1);
  expect(refused).toMatchObject({
    status: 409,
    error: { code: 1006, details: { template: done.body.template } },
  });
  expect((await change(mona, 'Three', 1)).body.template).toMatchObject({ name: 'Three', version: 2 });
  // Without a version the latest is changed, as before there were versions.
  expect((await change(mona, 'Four')).body.template).toMatchObject({ name: 'Four', version: 3 });
  await mona.call('DELETE /api/manager/reply_templates', { query: { template_id: template.id } });
  expect((await change(mona, 'Five', 3)).error?.code).toBe(1005);
});

test('open pages of managers read them again', async () => {
  await app.db.deleteFrom('events').execute();
  await create('News');
  const events = await app.db.selectFrom('events').select(['kind', 'role', 'user_id']).execute();
  expect(events).toEqual([{ kind: 'request', role: 'manager', user_id: null }]);
});

test.each(REPLY_KINDS)(
  'there are at most fifty of the kind %s, also when created concurrently',
  async (kind) => {
    const left = LIMITS.replyTemplates - (await listed(kind)).length;
    for (let number = 1; number < left; number += 1) await create(`No ${number}`, kind);
    const both = await Promise.all([create('One', kind), create('Two', kind, mona)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await listed(kind)).toHaveLength(LIMITS.replyTemplates);
    expect(await create('More', kind)).toMatchObject({
      error: { details: { reason: 'too_many_templates' } },
    });
  },
);
