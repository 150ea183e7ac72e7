import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrate } from '../../platform/db/index.ts';
import { marketplace } from '../../testing/index.ts';
import { conversationsMigrations } from './conversations.migrations.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();

test('comments of a project with an executor become its conversation, read by both sides; others stay comments', async () => {
  const [given, open] = [await projectAt('started'), await projectAt('paid')];
  await sql`drop table messages, conversations cascade`.execute(app.db);
  await sql`delete from migrations where name like 'conversations/%'`.execute(app.db);
  const comment = (project_id: string, author_id: string, text: string, day: number) =>
    app.db
      .insertInto('project_comments')
      .values({ project_id, author_id, text, created_at: new Date(Date.UTC(2026, 0, day)) })
      .execute();
  await comment(given, freelancer.id, 'Second', 3);
  await comment(given, customer.id, 'First', 2);
  await comment(given, manager.id, 'Decided', 4);
  await comment(open, customer.id, 'Nobody reads this', 4);
  await migrate(app.db, conversationsMigrations);
  const { messages } = await customer.call('GET /api/conversations/messages', {
    query: { project_id: given, freelancer_id: freelancer.id },
  });
  expect(messages).toMatchObject([
    { text: 'First', author: { id: customer.id }, created_at: '2026-01-02T00:00:00.000Z' },
    { text: 'Second', author: { id: freelancer.id }, kind: 'message' },
    { text: 'Decided', kind: 'decision' },
  ]);
  expect((await customer.call('GET /api/conversations', { query: {} })).unread).toBe(0);
  const left = await app.db.selectFrom('project_comments').select('text').execute();
  expect(left).toEqual([{ text: 'Nobody reads this' }]);
});
