import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { markRead, read, respond, say, textsOf, writeTo } from './testing/conversation-calls.ts';

let customer: TestPerson;
let felix: TestPerson;

const { app, freelancer: nora, manager, projectAt } = await marketplace();
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
});

const project = (stage: 'paid' | 'started' | 'delivered') =>
  projectAt(stage, { customer, freelancer: felix });
const invite = (project_id: string, { id: user_id }: TestPerson) =>
  customer.call('POST /api/customer/invite_freelancer', { body: { project_id, user_id } });

describe('before the choice', () => {
  test('a response starts the conversation with its text, and both sides can write', async () => {
    const project_id = await project('paid');
    await respond(felix, project_id, ' I drew logos for three bakeries. ');
    await say(customer, project_id, felix, 'May I see one?');
    const { body } = await read(felix, project_id, felix);
    expect(body).toMatchObject({
      conversation: {
        project: { id: project_id, name: 'A logo' },
        customer: { id: customer.id },
        freelancer: { id: felix.id },
        can_write: true,
        unread: 1,
      },
      messages: [
        { author: { id: felix.id }, text: 'I drew logos for three bakeries.', edited_at: null },
        { author: { id: customer.id, first_name: 'Clara' }, text: 'May I see one?' },
      ],
      events: [],
      has_earlier: false,
    });
  });

  test('the customer can write to an invited freelancer, who can accept with a text', async () => {
    const project_id = await project('paid');
    await invite(project_id, felix);
    await say(customer, project_id, felix, 'Would you?');
    await respond(felix, project_id, 'Gladly');
    expect(await textsOf(customer, project_id, felix)).toEqual(['Would you?', 'Gladly']);
  });

  test.each([
    [
      'declined',
      (project_id: string) => felix.call('POST /api/invitations/accept', { body: { project_id, take: 0 } }),
    ],
    ['expired', () => app.advance(DURATIONS.invitation)],
  ])('an invitation that has %s leaves the conversation open until another is chosen', async (_, end) => {
    const project_id = await project('paid');
    await invite(project_id, felix);
    await end(project_id);
    await say(customer, project_id, felix, 'What would suit you?');
    await say(felix, project_id, felix, 'Next month');
    expect((await read(felix, project_id, felix)).body.conversation.can_write).toBe(true);
    await respond(nora, project_id);
    await customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id: nora.id } });
    expect(await writeTo(customer, project_id, felix, 'Still?')).toMatchObject({ error: { code: 1006 } });
  });

  test('each candidate has their own conversation', async () => {
    const project_id = await project('paid');
    await respond(felix, project_id, 'Felix would');
    await respond(nora, project_id, 'Nora would');
    expect(await textsOf(customer, project_id, nora)).toEqual(['Nora would']);
    expect(await read(felix, project_id, nora)).toMatchObject({ error: { code: 1005 } });
    expect(await writeTo(felix, project_id, nora, 'Let me in')).toMatchObject({ error: { code: 1005 } });
  });

  test('a freelancer who was neither invited nor responded cannot be written to', async () => {
    const project_id = await project('paid');
    expect(await writeTo(customer, project_id, felix, 'Hello')).toMatchObject({ error: { code: 1005 } });
    expect(await writeTo(felix, project_id, felix, 'Hello')).toMatchObject({ error: { code: 1005 } });
  });

  test('a withdrawal with a text is rejected, because nobody could read it', async () => {
    const project_id = await project('paid');
    await respond(felix, project_id);
    const body = { project_id, take: 0, text: 'Sorry' } as const;
    expect(await felix.send('POST /api/freelancer/take_project', { body })).toMatchObject({
      error: { code: 1000, details: { text: 'unknown' } },
    });
  });

  test('choosing another freelancer closes the conversation, which stays readable', async () => {
    const project_id = await project('paid');
    await respond(felix, project_id, 'I would');
    await respond(nora, project_id, 'I would, too');
    await customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id: nora.id } });
    for (const who of [customer, felix]) {
      expect((await read(who, project_id, felix)).body).toMatchObject({
        conversation: { can_write: false },
        messages: [{ text: 'I would' }],
        events: [],
      });
      expect(await writeTo(who, project_id, felix, 'Still?')).toMatchObject({
        error: { code: 1006, details: { conversation: 'closed' } },
      });
    }
    expect((await writeTo(customer, project_id, nora, 'Welcome')).status).toBe(200);
  });

  test('in a closed conversation a message cannot be changed, only deleted', async () => {
    const project_id = await project('paid');
    await respond(felix, project_id);
    await respond(nora, project_id);
    const { id: message_id } = await say(felix, project_id, felix, 'Choose me');
    await customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id: nora.id } });
    const body = { message_id, text: 'A bad choice' };
    expect(await felix.send('PUT /api/conversations/messages', { body })).toMatchObject({
      error: { code: 1006, details: { conversation: 'closed' } },
    });
    expect(await textsOf(customer, project_id, felix)).toEqual(['Choose me']);
    await felix.call('DELETE /api/conversations/messages', { query: { message_id } });
    expect(await textsOf(customer, project_id, felix)).toEqual(['']);
  });
});

describe('with the executor', () => {
  test('events of the project are between the messages, without those about candidates', async () => {
    const project_id = await project('delivered');
    await say(felix, project_id, felix, 'Version 1 is there');
    const { body } = await read(customer, project_id, felix);
    expect(body.events?.map(({ what }) => what)).toEqual([
      'created',
      'paid',
      'assigned',
      'started',
      'delivered',
    ]);
    await customer.call('POST /api/customer/acceptance', { body: { project_id, accept: 1 } });
    expect((await writeTo(customer, project_id, felix, 'Thank you')).status).toBe(200);
  });

  test('the latest messages come first; earlier ones are requested by the message that they precede', async () => {
    const project_id = await project('started');
    const texts = Array.from({ length: LIMITS.messages + 2 }, (_, number) => `Message ${number}`);
    for (const text of texts) {
      await app.advance(1);
      await say(customer, project_id, felix, text);
    }
    const latest = (await read(felix, project_id, felix)).body;
    expect(latest).toMatchObject({ has_earlier: true, events: [] });
    expect(latest.messages?.map(({ text }) => text)).toEqual(texts.slice(2));
    const earlier = (await read(felix, project_id, felix, latest.messages?.[0]?.id)).body;
    expect(earlier).toMatchObject({
      has_earlier: false,
      messages: [{ text: 'Message 0' }, { text: 'Message 1' }],
    });
    const unread = { unread: texts.length, unread_from: earlier.messages?.[0]?.id };
    expect([latest.conversation, earlier.conversation]).toMatchObject([unread, unread]);
    expect(earlier.events?.map(({ what }) => what)).toEqual(['created', 'paid', 'assigned', 'started']);
  });

  test('a message of another conversation is rejected as a cursor and as a read position', async () => {
    const [one, other] = [await project('started'), await project('started')];
    const { id } = await say(felix, other, felix, 'Elsewhere');
    expect(await read(customer, one, felix, id)).toMatchObject({ error: { code: 1005 } });
    expect(await markRead(customer, one, felix, id)).toMatchObject({ error: { code: 1005 } });
  });

  test('concurrent messages of both sides are numbered without gaps', async () => {
    const project_id = await project('started');
    const writers = Array.from({ length: 10 }, (_, number) => (number % 2 ? customer : felix));
    await Promise.all(writers.map((who, number) => say(who, project_id, felix, String(number))));
    const rows = await app.db
      .selectFrom('messages')
      .select('number')
      .where('project_id', '=', project_id)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(writers.map((_, number) => number + 1));
  });

  test('the conversation with a former executor is hidden from the next one and from managers', async () => {
    const project_id = await project('paid');
    for (const who of [nora, felix]) {
      await respond(who, project_id, `${who.first_name} would`);
      await customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id: who.id } });
      if (who === nora)
        await nora.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 0 } });
    }
    await felix.call('POST /api/freelancer/result', { body: { project_id, result: 'Done' } });
    const { events } = (await read(felix, project_id, felix)).body;
    expect(events?.map(({ what }) => what)).toEqual(['created', 'paid', 'assigned', 'assigned', 'delivered']);
    expect(events?.map(({ actor }) => actor?.id)).not.toContain(nora.id);
    await customer.call('POST /api/customer/refund', { body: { project_id } });
    expect((await read(manager, project_id, felix)).status).toBe(200);
    expect(await read(manager, project_id, nora)).toMatchObject({ error: { code: 1005 } });
    expect((await read(nora, project_id, nora)).status).toBe(200);
  });

  test('managers can read it once there was a case, and from then on', async () => {
    const project_id = await project('delivered');
    await say(felix, project_id, felix, 'Done as agreed');
    expect(await read(manager, project_id, felix)).toMatchObject({ error: { code: 1005 } });
    await customer.call('POST /api/customer/refund', { body: { project_id } });
    await felix.call('POST /api/freelancer/refund', { body: { project_id, agree: 0 } });
    expect((await read(manager, project_id, felix)).body).toMatchObject({
      conversation: { can_write: false, unread: 0, unread_from: null },
      messages: [{ text: 'Done as agreed' }],
    });
    const body = { project_id, freelancer_share: 0, reason: 'Nothing was delivered' };
    await manager.call('POST /api/manager/cases/resolve', { body });
    expect((await read(manager, project_id, felix)).body.messages).toMatchObject([
      { text: 'Done as agreed' },
      { author: { id: manager.id }, text: 'Nothing was delivered' },
    ]);
  });
});
