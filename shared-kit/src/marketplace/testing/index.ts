/** Test data: projects and conversations as in API answers. For tests only. */
export { aConversation, aMessage } from './conversation-builders.ts';
export { NO_PROJECT_REVIEWS, NO_REVIEWS } from './review-builders.ts';
export {
  aProject,
  anOpenProject,
  aProjectRow,
  CUSTOMER,
  FREELANCER,
  heldMoney,
  offering,
} from './project-builders.ts';
export { pressStep } from './press-step.ts';
