import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** Work is sent back with what should change. Source: product.md §2 #13. */
export const changesSchema = object({ comment: requiredText(LIMITS.commentLength) });
