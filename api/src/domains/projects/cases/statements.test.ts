import { expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { transaction } from '../../../platform/db/index.ts';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';
import { untilLockAwaited } from '../../../testing/until.ts';
import { aFile, bytesOf, linkTo as link } from '../../files/testing/file-calls.ts';
import { storedEntries } from '../../files/testing/stored-entries.ts';
import { resolveCase } from './commands/settle-case.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const state = (who: TestPerson, project_id: string, text: string, file_ids: string[] = []) =>
  who.send('POST /api/projects/case/statement', { body: { project_id, text, file_ids } });
const read = (who: TestPerson, project_id: string, page?: number) =>
  who.send('GET /api/projects/case/statements', {
    query: { project_id, ...(page !== undefined && { page }) },
  });
const statementsOf = async (who: TestPerson, project_id: string) =>
  (await read(who, project_id)).body.statements;
const complain = (who: TestPerson, project_id: string, file_ids: string[] = []) =>
  who.send('POST /api/customers/projects/complain', {
    body: { project_id, contacts: 'by phone', text: 'This is not what I ordered', file_ids },
  });
const resolve = (project_id: string) =>
  manager.send('POST /api/manager/cases/resolve', {
    body: { project_id, freelancer_share: 0, reason: 'Nothing is there' },
  });
const sendFile = async (who: TestPerson, name: string) => (await aFile(who, bytesOf(20, name), name)).id;
const late = { status: 409, error: { code: 1006 } };

test('both sides state with files what the other side and managers read, in order', async () => {
  const id = await projectAt('disputed');
  const file = await sendFile(customer, 'Screenshot.txt');
  const made = await state(customer, id, ' The sketch shows what was agreed ', [file]);
  expect(made.body.message).toMatchObject({
    kind: 'statement',
    text: 'The sketch shows what was agreed',
    files: [{ id: file, name: 'Screenshot.txt' }],
  });
  await state(freelancer, id, 'The sketch was never sent');
  for (const who of [customer, freelancer, manager]) {
    expect(await statementsOf(who, id)).toMatchObject([
      { kind: 'statement', author: { id: customer.id }, files: [{ id: file }], contacts: null },
      { kind: 'statement', author: { id: freelancer.id }, text: 'The sketch was never sent', files: [] },
    ]);
    expect((await link(who, file)).status).toBe(200);
  }
  const { messages } = await freelancer.call('GET /api/conversations/messages', {
    query: { project_id: id, freelancer_id: freelancer.id },
  });
  expect(messages.map(({ kind }) => kind)).toEqual(['statement', 'statement']);
});

test('the files of a statement are one archive, for both sides and managers', async () => {
  const id = await projectAt('disputed');
  const file_ids = [await sendFile(customer, 'one.txt'), await sendFile(customer, 'two.txt')];
  const { message } = (await state(customer, id, 'See both', file_ids)).body;
  const archive = (who: TestPerson, project_id: string) =>
    who.send('GET /api/files/archive', { query: { project_id, message_id: message.id } });
  for (const who of [customer, freelancer, manager]) {
    const { rawPayload } = await app.server.inject((await archive(who, id)).body.url);
    expect([...storedEntries(rawPayload).keys()]).toEqual(['one.txt', 'two.txt']);
  }
  expect((await archive(await newPerson(app, 'freelancer'), id)).status).toBe(404);
  expect((await archive(customer, await projectAt('disputed'))).status).toBe(404);
});

test('a stranger neither states nor reads, and gets no file; a manager does not state', async () => {
  const id = await projectAt('disputed');
  const file = await sendFile(freelancer, 'Sketch.txt');
  await state(freelancer, id, 'Here it is', [file]);
  for (const role of ['customer', 'freelancer'] as const) {
    const stranger = await newPerson(app, role);
    expect(await state(stranger, id, 'I know better')).toMatchObject({ error: { code: 1005 } });
    expect(await read(stranger, id)).toMatchObject({ error: { code: 1005 } });
    expect(await link(stranger, file)).toMatchObject({ error: { code: 1005 } });
  }
  expect(await state(manager, id, 'I decide')).toMatchObject({ error: { code: 1002 } });
});

test('nothing is stated without a case, nor once it is decided; what was stated stays', async () => {
  const id = await projectAt('delivered');
  expect(await state(customer, id, 'I only wonder')).toMatchObject(late);
  expect(await read(manager, id)).toMatchObject({ error: { code: 1005 } });
  await complain(customer, id);
  await state(freelancer, id, 'It is what was ordered');
  await resolve(id);
  expect(await state(customer, id, 'One more thing')).toMatchObject(late);
  expect(await statementsOf(customer, id)).toHaveLength(2);
});

test('a statement is neither changed nor deleted', async () => {
  const id = await projectAt('disputed');
  const { message } = (await state(customer, id, 'I take this back')).body;
  const refused = { error: { code: 1006, details: { conversation: 'too_late' } } };
  const edited = { body: { message_id: message.id, text: 'Never said' } };
  expect(await customer.send('PUT /api/conversations/messages', edited)).toMatchObject(refused);
  const deleted = { query: { message_id: message.id } };
  expect(await customer.send('DELETE /api/conversations/messages', deleted)).toMatchObject(refused);
});

test('the other side reads a complaint and gets its files; only managers read how to reach who complains', async () => {
  const id = await projectAt('delivered');
  const file = await sendFile(customer, 'Photo.txt');
  await complain(customer, id, [file]);
  const complaint = { kind: 'complaint', text: 'This is not what I ordered', files: [{ id: file }] };
  for (const who of [customer, freelancer])
    expect(await statementsOf(who, id)).toMatchObject([{ ...complaint, contacts: null }]);
  expect(await statementsOf(manager, id)).toMatchObject([{ ...complaint, contacts: 'by phone' }]);
  expect((await link(freelancer, file)).status).toBe(200);
  const { cases } = await manager.call('GET /api/manager/cases', { query: { case: 'disputed' } });
  expect(cases.find(({ project }) => project.id === id)).toMatchObject({
    statements: [{ ...complaint, contacts: 'by phone' }],
  });
});

test('a complaint about a project that nobody has is for managers and its author', async () => {
  const id = await projectAt('invited');
  await complain(customer, id);
  expect(await statementsOf(manager, id)).toMatchObject([{ kind: 'complaint', contacts: 'by phone' }]);
  expect(await statementsOf(customer, id)).toMatchObject([{ kind: 'complaint', contacts: null }]);
  expect(await read(freelancer, id)).toMatchObject({ error: { code: 1005 } });
  expect(await state(customer, id, 'Nobody answers')).toMatchObject(late);
});

test('files are refused where no freelancer could read them, and no case is opened', async () => {
  const id = await projectAt('invited');
  const file = await sendFile(customer, 'Proof.txt');
  const refusal = { status: 400, error: { code: 1000, details: { file_ids: 'unknown' } } };
  expect(await complain(customer, id, [file])).toMatchObject(refusal);
  const body = { project_id: id, reason: 'Nobody answers', file_ids: [file] };
  expect(await customer.send('POST /api/customer/refund', { body })).toMatchObject(refusal);
  const { project } = await customer.call('GET /api/projects/project', { query: { project_id: id } });
  expect(project).toMatchObject({ status: 'paid', case: 'none' });
});

test('a refund and its refusal carry files, which may say it all', async () => {
  const id = await projectAt('delivered');
  const [asked, refused] = [await sendFile(customer, 'Asked.txt'), await sendFile(freelancer, 'Refused.txt')];
  await customer.call('POST /api/customer/refund', { body: { project_id: id, file_ids: [asked] } });
  await freelancer.call('POST /api/freelancer/refund', {
    body: { project_id: id, agree: 0, reason: 'It is all there', file_ids: [refused] },
  });
  expect(await statementsOf(manager, id)).toMatchObject([
    { kind: 'refund_reason', text: '', files: [{ id: asked }] },
    { kind: 'refusal_reason', text: 'It is all there', files: [{ id: refused }] },
  ]);
});

test('with files that cannot be sent no case is opened', async () => {
  const id = await projectAt('delivered');
  const file = await sendFile(freelancer, 'Not theirs.txt');
  for (const answer of [
    await complain(customer, id, [file]),
    await customer.send('POST /api/customer/refund', { body: { project_id: id, file_ids: [file] } }),
  ])
    expect(answer).toMatchObject({ ...late, error: { details: { files: 'missing' } } });
  expect(await seenBy(customer, id)).toMatchObject({ case: 'none' });
});

test('many statements come in pages, and the queue has the first of them and their number', async () => {
  const id = await projectAt('disputed');
  const many = LIMITS.pageSize + 2;
  for (let number = 1; number <= many; number += 1) await state(customer, id, `Point ${number}`);
  expect((await read(manager, id, 2)).body).toMatchObject({
    statements: [{ text: 'Point 11' }, { text: 'Point 12' }],
    total: many,
    pages: 2,
  });
  const { cases } = await manager.call('GET /api/manager/cases', { query: { case: 'disputed' } });
  const found = cases.find(({ project }) => project.id === id);
  expect(found?.statements).toHaveLength(LIMITS.pageSize);
  expect(found).toMatchObject({ statements_total: many });
});

test('a statement that meets a decision under way waits for it, and is refused', async () => {
  const id = await projectAt('disputed');
  const decision = { project_id: id, freelancer_share: 0, reason: 'Nothing is there' };
  const decider = { userId: manager.id, role: 'manager', sessionId: null } as const;
  const stated: ReturnType<typeof state>[] = [];
  await transaction(app.db, async (trx) => {
    await resolveCase(trx, decider, decision, app.clock.now());
    stated.push(state(customer, id, 'Just too late'));
    await untilLockAwaited(app.databaseUrl);
  });
  expect(await stated[0]).toMatchObject(late);
  expect(await statementsOf(customer, id)).toEqual([]);
});
