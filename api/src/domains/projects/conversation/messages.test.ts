import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { rounds } from '../../../testing/rounds.ts';
import { markRead, read, say, textsOf } from './testing/conversation-calls.ts';

let customer: TestPerson;
let felix: TestPerson;

const { app, projectAt } = await marketplace();
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
});

const project = () => projectAt('started', { customer, freelancer: felix });
/** The customer's unread messages in a conversation. */
const unreadIn = async (project_id: string) =>
  (await read(customer, project_id, felix)).body.conversation?.unread;
const listed = (who: TestPerson) => who.call('GET /api/conversations', { query: {} });

describe('unread messages', () => {
  test('are counted until they are read, per conversation and in total', async () => {
    const [one, other] = [await project(), await project()];
    const first = await say(felix, one, felix, 'One');
    await say(felix, one, felix, 'Two');
    await say(customer, one, felix, 'Three');
    await app.advance(1);
    const last = await say(felix, other, felix, 'Four');
    const list = await listed(customer);
    expect(list).toMatchObject({
      unread: 3,
      total: 2,
      conversations: [
        { project: { id: other }, unread: 1, latest: { text: 'Four' } },
        { project: { id: one }, unread: 2, latest: { text: 'Three' } },
      ],
    });
    expect((await markRead(customer, one, felix, first.id)).status).toBe(200);
    expect((await markRead(customer, other, felix, last.id)).status).toBe(200);
    expect([await unreadIn(one), await unreadIn(other)]).toEqual([1, 0]);
    expect((await listed(customer)).unread).toBe(1);
    expect((await listed(felix)).unread).toBe(1);
  });

  test('stay read when an earlier message is marked', async () => {
    const project_id = await project();
    const first = await say(felix, project_id, felix, 'One');
    const second = await say(felix, project_id, felix, 'Two');
    await markRead(customer, project_id, felix, second.id);
    expect((await markRead(customer, project_id, felix, first.id)).status).toBe(200);
    expect(await unreadIn(project_id)).toBe(0);
  });

  test('do not include deleted ones', async () => {
    const project_id = await project();
    const { id: message_id } = await say(felix, project_id, felix, 'Too soon');
    await felix.call('DELETE /api/conversations/messages', { query: { message_id } });
    expect((await listed(customer)).unread).toBe(0);
  });
});

describe("a user's own message", () => {
  const edit = (who: TestPerson, message_id: string, text: string) =>
    who.send('PUT /api/conversations/messages', { body: { message_id, text } });
  const remove = (who: TestPerson, message_id: string) =>
    who.send('DELETE /api/conversations/messages', { query: { message_id } });

  test('can be changed within 15 minutes and is marked as changed', async () => {
    const project_id = await project();
    const { id } = await say(felix, project_id, felix, 'Tomorow');
    await app.advance(DURATIONS.messageEdit - 60);
    const { body } = await edit(felix, id, ' Tomorrow ');
    expect(body).toMatchObject({ message: { text: 'Tomorrow', edited_at: expect.any(String) } });
    await app.advance(61);
    const late = { error: { code: 1006, details: { conversation: 'too_late' } } };
    expect(await edit(felix, id, 'Never')).toMatchObject(late);
    expect(await remove(felix, id)).toMatchObject(late);
    expect(await textsOf(customer, project_id, felix)).toEqual(['Tomorrow']);
  });

  test('keeps its place and time when deleted, and cannot be deleted twice', async () => {
    const project_id = await project();
    const { id, created_at } = await say(felix, project_id, felix, 'Not meant for you');
    expect((await remove(felix, id)).status).toBe(200);
    const [message] = (await read(customer, project_id, felix)).body.messages ?? [];
    expect(message).toMatchObject({ id, text: '', created_at, deleted_at: expect.any(String) });
    expect(await remove(felix, id)).toMatchObject({ error: { code: 1006 } });
    expect(await edit(felix, id, 'Again')).toMatchObject({ error: { code: 1006 } });
  });

  test('edited and deleted at once is deleted, and no text is left of it', async () => {
    const project_id = await project();
    for (let round = 0; round < rounds(5); round += 1) {
      const { id } = await say(felix, project_id, felix, 'Not meant for you');
      const [edited, removed] = await Promise.all([edit(felix, id, 'Nor this'), remove(felix, id)]);
      expect(removed.status).toBe(200);
      if (edited.status !== 200) expect(edited).toMatchObject({ status: 409, error: { code: 1006 } });
      const { messages } = (await read(customer, project_id, felix)).body;
      expect(messages?.at(-1)).toMatchObject({ id, text: '', deleted_at: expect.any(String) });
    }
  });

  test('cannot be changed by others', async () => {
    const project_id = await project();
    const { id } = await say(felix, project_id, felix, 'Mine');
    expect(await edit(customer, id, 'Yours')).toMatchObject({ error: { code: 1005 } });
    expect(await remove(customer, id)).toMatchObject({ error: { code: 1005 } });
  });
});
