import { beforeEach, describe, expect, test } from '@jest/globals';
import { conversationPath, DURATIONS, type MailTime } from '@metier/contract';
import { createTestApp, marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { markRead, respond, say } from '../projects/conversation/testing/conversation-calls.ts';
import { mailUnread } from './commands/mail-unread.ts';

const MINUTE = 60;
const WAIT = DURATIONS.unreadMail;
const SUBJECT = 'Felix Tester has written to you: A logo';
let customer: TestPerson;
let felix: TestPerson;
let project_id: string;

const { app, projectAt } = await marketplace();
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
  project_id = await projectAt('assigned', { customer, freelancer: felix });
});

const fromFelix = (text: string) => say(felix, project_id, felix, text);
const letters = async ({ email }: TestPerson) =>
  (await app.mailbox(email)).filter(({ subject }) => subject.includes('has written to you'));
const choose = (mail: MailTime) =>
  customer.call('POST /api/notifications/preferences', { body: { kind: 'messages', mail } });

describe('the reader of an unread message', () => {
  test('is mailed after 15 minutes: author, project and number of messages, but not their text', async () => {
    await fromFelix('The secret of the logo');
    await app.advance(WAIT - MINUTE);
    await fromFelix('Another secret');
    expect(await letters(customer)).toEqual([]);
    await app.advance(MINUTE);
    const [letter, ...more] = await letters(customer);
    expect(letter?.subject).toBe(SUBJECT);
    expect(letter?.text).toContain('Unread messages: 2.');
    expect(letter?.text).toContain(`http://metier.test${conversationPath(project_id, felix.id)}\n`);
    expect(letter?.text).not.toContain('secret');
    expect(more).toEqual([]);
    const { notifications } = await customer.call('GET /api/notifications', {});
    expect(notifications.map(({ event }) => event)).not.toContain('messages');
  });

  test('is not mailed again before reading them, however many follow', async () => {
    await fromFelix('One');
    await app.advance(WAIT);
    const { id } = await fromFelix('Two');
    await app.advance(WAIT);
    expect(await letters(customer)).toHaveLength(1);
    await markRead(customer, project_id, felix, id);
    await app.advance(WAIT);
    expect(await letters(customer)).toHaveLength(1);
    await fromFelix('Three');
    await app.advance(WAIT);
    const [latest, ...before] = await letters(customer);
    expect(latest?.text).toContain('Unread messages: 1.');
    expect(before).toHaveLength(1);
  });

  test('is mailed 15 minutes after the first unread message', async () => {
    const { id } = await fromFelix('Read at once');
    await app.advance(WAIT - MINUTE);
    await markRead(customer, project_id, felix, id);
    await fromFelix('Not read');
    await app.advance(WAIT - MINUTE);
    expect(await letters(customer)).toEqual([]);
    await app.advance(MINUTE);
    expect(await letters(customer)).toHaveLength(1);
  });

  test('is mailed for each conversation', async () => {
    const other = await projectAt('assigned', { customer, freelancer: felix });
    await fromFelix('Here');
    await say(felix, other, felix, 'There');
    await app.advance(WAIT);
    expect(await letters(customer)).toHaveLength(2);
  });

  test('may be either side, including a candidate, and never the author', async () => {
    const open = await projectAt('paid', { customer });
    await respond(felix, open);
    await say(customer, open, felix, 'Would you like it?');
    await app.advance(WAIT);
    expect((await letters(felix)).map(({ subject }) => subject)).toEqual([
      'Clara Tester has written to you: A logo',
    ]);
    expect(await letters(customer)).toEqual([]);
  });
});

test.each(['customer', 'freelancer'] as const)(
  'the other side is mailed about an unread statement of the %s in a case, once',
  async (by) => {
    const [author, reader] = by === 'customer' ? [customer, felix] : [felix, customer];
    const disputed = await projectAt('disputed', { customer, freelancer: felix });
    for (const text of ['The sketch was agreed', 'It was never sent'])
      await author.call('POST /api/projects/case/statement', { body: { project_id: disputed, text } });
    await app.advance(WAIT);
    const [letter, ...more] = await letters(reader);
    expect(letter?.text).toContain('Unread messages: 2.');
    expect(letter?.text).toContain(conversationPath(disputed, felix.id));
    expect([...more, ...(await letters(author))]).toEqual([]);
  },
);

describe('no mail is sent about a message', () => {
  test('that was read', async () => {
    const { id } = await fromFelix('One');
    await markRead(customer, project_id, felix, id);
    await app.advance(WAIT);
    expect(await letters(customer)).toEqual([]);
  });

  test('that was deleted; the next one is mailed', async () => {
    const { id: message_id } = await fromFelix('Too soon');
    await felix.call('DELETE /api/conversations/messages', { query: { message_id } });
    await app.advance(WAIT);
    expect(await letters(customer)).toEqual([]);
    await fromFelix('Now');
    await app.advance(WAIT);
    expect(await letters(customer)).toHaveLength(1);
  });

  test('whose conversation was deleted', async () => {
    await fromFelix('One');
    await app.db.deleteFrom('conversations').where('project_id', '=', project_id).execute();
    await app.advance(WAIT);
    expect(await letters(customer)).toEqual([]);
  });

  test('that came with a response, which has its own mail', async () => {
    const open = await projectAt('paid', { customer });
    await respond(felix, open, 'I would do it like this');
    await app.advance(WAIT);
    expect(await letters(customer)).toEqual([]);
    expect((await app.mailbox(customer.email))[0]?.subject).toBe('New response: A logo');
  });

  test('with the reason of a refund, which has its own mail', async () => {
    const late = await projectAt('delivered', { customer, freelancer: felix });
    const body = { project_id: late, reason: 'Not what was ordered' };
    await customer.call('POST /api/customer/refund', { body });
    await app.advance(WAIT);
    expect(await letters(felix)).toEqual([]);
  });

  test('to a reader who has switched these mails off', async () => {
    await choose('off');
    await fromFelix('One');
    await app.advance(WAIT);
    expect(await letters(customer)).toEqual([]);
    await choose('now');
    await fromFelix('Two');
    await app.advance(WAIT);
    expect((await letters(customer))[0]?.text).toContain('Unread messages: 2.');
  });
});

describe('in the daily mail', () => {
  const DAY = 86_400;
  const digests = async () =>
    (await app.mailbox(customer.email)).filter(({ subject }) => subject.startsWith('What has happened'));
  beforeEach(async () => {
    await choose('daily');
  });

  test('a conversation is listed once, with its link, and no other mail is sent', async () => {
    await fromFelix('One');
    await fromFelix('Two');
    await app.advance(DAY);
    await app.advance(DAY);
    const [digest, ...more] = await digests();
    const address = `http://metier.test${conversationPath(project_id, felix.id)}`;
    expect(digest?.text).toContain(`\n\n${SUBJECT}\n${address}\n\n`);
    expect(digest?.text.split(SUBJECT)).toHaveLength(2);
    expect(more).toEqual([]);
    expect(await letters(customer)).toEqual([]);
  });

  test('a conversation that was read meanwhile is not listed', async () => {
    const { id } = await fromFelix('One');
    await app.advance(WAIT);
    await markRead(customer, project_id, felix, id);
    await app.advance(DAY);
    expect(await digests()).toEqual([]);
  });
});

test('several concurrent processes send one mail', async () => {
  const beside = await createTestApp({ beside: app });
  await choose('off');
  await fromFelix('One');
  await app.advance(WAIT);
  await choose('now');
  const job = { project_id, freelancer_id: felix.id, number: 1, reader_id: customer.id };
  const now = app.clock.now();
  await Promise.all([app, beside, app, beside].map(({ db }) => mailUnread(job, { db, now })));
  await app.queue.drain();
  expect(await letters(customer)).toHaveLength(1);
  await beside.close();
});
