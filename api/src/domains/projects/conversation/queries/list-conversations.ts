import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectConversations } from '../../../../views/conversations.ts';
import type { FileLinks } from '../../../files/index.ts';
import { messageReply } from '../message-reply.ts';
import { partiesReply } from './read-conversation.ts';

/** The caller's conversations, latest first. Managers have none of their own. */
export async function listConversations(
  db: Db,
  { userId, role }: Actor,
  { page }: Query<'GET /api/conversations'>,
  links: FileLinks,
  now: Date,
): Promise<Reply<'GET /api/conversations'>> {
  if (role === 'manager') throw new AppError('notAllowed');
  const { rows, total, unread } = await selectConversations(db, { userId, role }, page);
  const conversations = await Promise.all(
    rows.map(async (row) => ({ ...partiesReply(row), latest: await messageReply(row.latest, links, now) })),
  );
  return { conversations, unread, ...pagingOf(total, page) };
}
