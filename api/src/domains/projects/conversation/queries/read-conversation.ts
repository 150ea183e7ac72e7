import { LIMITS, PROJECT_ACTIVITIES } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectConversation, type ConversationView } from '../../../../views/conversations.ts';
import { selectEvents, selectMessagesBefore } from '../../../../views/messages.ts';
import { findMessage, type StoredMessage } from '../../../conversations/index.ts';
import type { FileLinks } from '../../../files/index.ts';
import { ABOUT_CANDIDATES, activityReply } from '../../work/queries/read-work.ts';
import { requireConversation, type ConversationAccess } from '../conversation-access.ts';
import { messageReply } from '../message-reply.ts';

type ConversationReply = Reply<'GET /api/conversations/messages'>;

/**
 * The latest messages of a conversation, or those before a given one, with the events of the project between them.
 *
 * @throws AppError `notFound` for all who may not read it, and for a message of another conversation
 */
export async function readConversation(
  db: Db,
  query: Query<'GET /api/conversations/messages'>,
  actor: Actor,
  now: Date,
  links: FileLinks,
): Promise<ConversationReply> {
  const { project_id, freelancer_id } = query;
  const access = await requireConversation(db, query, actor, now);
  const before = query.before === undefined ? undefined : await requireMessage(db, query, query.before);
  const view = await selectConversation(db, project_id, freelancer_id, actor);
  if (!view) throw new AppError('notFound');
  const found = await selectMessagesBefore(db, project_id, freelancer_id, before?.number);
  const messages = found.slice(0, LIMITS.messages).toReversed();
  const hasEarlier = found.length > LIMITS.messages;
  const from = (hasEarlier && messages[0]?.created_at) || null;
  return {
    conversation: {
      ...partiesReply(view),
      unread_from: view.unread_from,
      has_files: view.has_files,
      can_write: access.canWrite,
    },
    messages: await Promise.all(messages.map((message) => messageReply(message, links, now))),
    events: await eventsOf(db, access, from, before?.created_at ?? null),
    has_earlier: hasEarlier,
  };
}

async function requireMessage(
  db: Db,
  { project_id, freelancer_id }: Query<'GET /api/conversations/messages'>,
  id: string,
): Promise<StoredMessage> {
  const message = await findMessage(db, id);
  if (message?.project_id !== project_id || message.freelancer_id !== freelancer_id)
    throw new AppError('notFound');
  return message;
}

/** The steps of the project, only in the conversation with its executor: candidates must not learn of each other. */
async function eventsOf(
  db: Db,
  { project, freelancerId }: ConversationAccess,
  from: Date | null,
  to: Date | null,
): Promise<ConversationReply['events']> {
  if (project.freelancer_id !== freelancerId) return [];
  const kinds = PROJECT_ACTIVITIES.filter((kind) => !ABOUT_CANDIDATES.includes(kind));
  return (await selectEvents(db, project.id, freelancerId, kinds, { from, to })).map(activityReply);
}

/** Project and people of a conversation. */
export const partiesReply = (view: ConversationView) => ({
  project: { id: view.project_id, name: view.project_name },
  customer: {
    id: view.customer_id,
    first_name: view.customer_first,
    last_name: view.customer_last,
    photo: view.customer_photo,
  },
  freelancer: {
    id: view.freelancer_id,
    first_name: view.freelancer_first,
    last_name: view.freelancer_last,
    photo: view.freelancer_photo,
  },
  unread: view.unread,
});
