export { editMessage, withdrawMessage } from './commands/change-message.ts';
export { conversationsMigrations } from './conversations.migrations.ts';
export type { ConversationId, ConversationSide, StoredMessage } from './conversations.table.ts';
export { addMessage, findMessage, hasConversation, markMailed, markRead } from './messages.repository.ts';
