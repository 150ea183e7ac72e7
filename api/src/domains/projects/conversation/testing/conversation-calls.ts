import type { TestPerson } from '../../../../testing/index.ts';

/** Responds to an open project, optionally with a text. */
export const respond = (who: TestPerson, project_id: string, text?: string) =>
  who.call('POST /api/freelancer/take_project', {
    body: { project_id, take: 1, ...(text === undefined ? {} : { text }) },
  });

/** Writes to a conversation; returns the response, which may be a refusal. */
export const writeTo = (who: TestPerson, project_id: string, freelancer: TestPerson, text: string) =>
  who.send('POST /api/conversations/messages', { body: { project_id, freelancer_id: freelancer.id, text } });

/** The same, for tests in which it succeeds; returns the message. */
export async function say(who: TestPerson, project_id: string, freelancer: TestPerson, text: string) {
  const body = { project_id, freelancer_id: freelancer.id, text };
  return (await who.call('POST /api/conversations/messages', { body })).message;
}

/** Reads the latest messages, or those before a given one. */
export const read = (who: TestPerson, project_id: string, freelancer: TestPerson, before?: string) =>
  who.send('GET /api/conversations/messages', {
    query: { project_id, freelancer_id: freelancer.id, ...(before === undefined ? {} : { before }) },
  });

/** The texts of the latest messages. */
export const textsOf = async (who: TestPerson, project_id: string, freelancer: TestPerson) =>
  (await read(who, project_id, freelancer)).body.messages?.map(({ text }) => text);

/** Marks a message and those before it as read. */
export const markRead = (who: TestPerson, project_id: string, freelancer: TestPerson, message_id: string) =>
  who.send('POST /api/conversations/read', {
    body: { project_id, freelancer_id: freelancer.id, message_id },
  });
