/** The conversation between a customer and a freelancer about a project. Source: product.md §12. */
export { Conversation } from './conversation.tsx';
export { ConversationPage } from './conversation-page.tsx';
export { ConversationsPage } from './conversations-page.tsx';
