export { editMessage, withdrawMessage } from './commands/change-message.ts';
export { conversationsMigrations } from './conversations.migrations.ts';
export type { ConversationId, MessageRow } from './conversations.table.ts';
export { addMessage, findMessage, hasConversation, markRead } from './messages.repository.ts';
