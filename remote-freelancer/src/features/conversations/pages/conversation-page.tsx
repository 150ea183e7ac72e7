/** One conversation about a project. Source: product.md §12. */
export { ConversationPage as Page } from '@metier/shared-kit/marketplace/conversation';
