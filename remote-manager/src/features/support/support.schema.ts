import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** The answer to a question. Source: product.md §6. */
export const answerSchema = object({ answer: requiredText(LIMITS.descriptionLength) });
