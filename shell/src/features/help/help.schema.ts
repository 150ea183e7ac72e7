import { LIMITS } from '@metier/contract';
import { object, requiredText, rules } from '@metier/shared-kit/forms';

/** Fields of a support request; both are required. Source: seed.md §5. */
export const questionSchema = object({
  name: rules.title(),
  description: requiredText(LIMITS.descriptionLength),
});
