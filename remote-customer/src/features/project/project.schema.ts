import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** Schema of a requested revision. Source: product.md §2 #13. */
export const changesSchema = object({ comment: requiredText(LIMITS.commentLength) });
