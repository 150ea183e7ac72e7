import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** Schema of an answer. Source: product.md §6. */
export const answerSchema = object({ answer: requiredText(LIMITS.descriptionLength) });
