import { LIMITS } from '@metier/contract';
import { object, requiredText, rules, string } from '@metier/shared-kit/forms';

/** Fields of a support request; theme and question are required. Source: seed.md §5. */
export const questionSchema = object({
  name: rules.title(),
  description: requiredText(LIMITS.descriptionLength),
  project_id: string().ensure(),
  review_id: string().ensure(),
});
