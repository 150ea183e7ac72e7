import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** A rejection says why. Source: product.md §6. */
export const rejectionSchema = object({ reason: requiredText(LIMITS.commentLength) });
