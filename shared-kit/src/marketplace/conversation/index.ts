/** Conversations between customers and freelancers about projects. Source: product.md §12. */
export { Conversation } from './conversation.tsx';
export { ConversationPage } from './conversation-page.tsx';
export { ConversationsPage } from './conversations-page.tsx';
