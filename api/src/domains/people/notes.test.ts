import { expect, test } from '@jest/globals';
import { operations, type Call } from '@metier/contract/operations';
import { LIMITS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();
const colleague = await newPerson(app, 'manager', 'Milo');

const SECRET = 'Pays late, says the accountant';
const notesOf = (user_id: string, by = manager) =>
  by.send('GET /api/manager/people/notes', { query: { user_id } });
const write = (user_id: string, text: string, by = manager) =>
  by.send('POST /api/manager/people/notes', { body: { user_id, text } });

test('managers write notes about a person, and all managers read them, newest first', async () => {
  expect((await write(customer.id, 'First')).status).toBe(200);
  await app.advance(60);
  expect((await write(customer.id, 'Second', colleague)).status).toBe(200);
  const { body } = await notesOf(customer.id, colleague);
  expect(body).toMatchObject({
    total: 2,
    notes: [
      { text: 'Second', author: { id: colleague.id, first_name: 'Milo' }, changed_at: null },
      { text: 'First', author: { id: manager.id } },
    ],
  });
});

test('only its author changes or deletes a note', async () => {
  const person = await newPerson(app, 'freelancer');
  await write(person.id, 'Typo');
  const [note] = (await notesOf(person.id)).body.notes;
  const note_id = String(note?.id);
  const change = (by: TestPerson) =>
    by.send('PUT /api/manager/people/notes', { body: { note_id, text: 'Mended' } });
  const remove = (by: TestPerson) => by.send('DELETE /api/manager/people/notes', { query: { note_id } });
  expect((await change(colleague)).error?.code).toBe(1002);
  expect((await remove(colleague)).error?.code).toBe(1002);
  expect((await change(manager)).status).toBe(200);
  expect((await notesOf(person.id)).body.notes).toMatchObject([
    { text: 'Mended', changed_at: expect.any(String) },
  ]);
  expect((await remove(manager)).status).toBe(200);
  expect((await notesOf(person.id)).body.notes).toEqual([]);
  expect((await remove(manager)).error?.code).toBe(1005);
});

test('managers write no notes about managers, who would read them', async () => {
  expect((await write(colleague.id, 'Kind')).error?.code).toBe(1002);
  expect((await notesOf(colleague.id)).error?.code).toBe(1002);
});

test('a note is not blank and not too long', async () => {
  for (const text of ['', '  ', 'x'.repeat(LIMITS.commentLength + 1)])
    expect((await write(customer.id, text)).error?.code).toBe(1000);
});

test('no call of anybody else contains a note', async () => {
  for (const { id } of [customer, freelancer]) await write(id, SECRET);
  const project_id = await projectAt('delivered');
  const query = { project_id, user_id: customer.id, id: customer.id, freelancer_id: freelancer.id };
  const reads = (Object.keys(operations) as Call[]).filter(
    (call) => call.startsWith('GET ') && call !== 'GET /api/events',
  );
  let answered = 0;
  for (const person of [customer, freelancer])
    for (const call of reads) {
      const wanted = Object.keys(operations[call as 'GET /api/projects'].query?.properties ?? {});
      const own = Object.fromEntries(Object.entries(query).filter(([name]) => wanted.includes(name)));
      const { status, body } = await person.send(call as 'GET /api/projects', { query: own });
      if (status === 200) answered += 1;
      expect(JSON.stringify(body ?? '')).not.toContain(SECRET);
    }
  // Most of the calls of both roles.
  expect(answered).toBeGreaterThan(40);
});
