import { command, route, type Route } from '../../../platform/http/index.ts';
import type { FileLinks } from '../../files/index.ts';
import { addComment } from './commands/add-comment.ts';
import { readMessages } from './commands/read-messages.ts';
import { changeText, deleteOwnMessage, writeMessage } from './commands/write-message.ts';
import { listComments } from './queries/list-comments.ts';
import { listConversations } from './queries/list-conversations.ts';
import { readConversation } from './queries/read-conversation.ts';

/** Calls of the conversations between customers and freelancers. Source: product.md §12. */
export const conversationRoutes = (links: FileLinks): readonly Route[] => [
  route('GET /api/conversations', ({ db, actor, query, now }) =>
    listConversations(db, actor, query, links, now),
  ),
  route('GET /api/conversations/messages', ({ db, actor, query, now }) =>
    readConversation(db, query, actor, now, links),
  ),
  command('POST /api/conversations/messages', ({ trx, actor, body, now }) =>
    writeMessage(trx, actor, body, now, links),
  ),
  command('PUT /api/conversations/messages', ({ trx, actor, body, now }) =>
    changeText(trx, actor, body, now, links),
  ),
  command('DELETE /api/conversations/messages', ({ trx, actor, query, now }) =>
    deleteOwnMessage(trx, actor, query, now, links),
  ),
  command('POST /api/conversations/read', ({ trx, actor, body, now }) => readMessages(trx, actor, body, now)),
  route('GET /api/projects/project_card/comments', ({ db, actor, query, now }) =>
    listComments(db, query, actor, now),
  ),
  command('POST /api/projects/project_card/comments', ({ trx, actor, body, now }) =>
    addComment(trx, actor, body, now, links),
  ),
];
