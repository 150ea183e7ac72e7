import { LIMITS } from '@metier/shared-kit/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** What a question to the support consists of; both are required. Source: seed.md §5. */
export const questionSchema = object({
  name: requiredText(LIMITS.nameLength),
  description: requiredText(LIMITS.descriptionLength),
});
