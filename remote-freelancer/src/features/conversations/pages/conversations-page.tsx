/** All conversations of the signed-in user. Source: product.md §12. */
export { ConversationsPage as Page } from '@metier/shared-kit/marketplace/conversation';
