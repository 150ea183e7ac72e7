import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** A result is text that is not empty after trimming. Source: seed.md §5. */
export const resultSchema = object({ result: requiredText(LIMITS.resultLength) });

/** A refund is refused with a reason. Source: product.md §12. */
export const reasonSchema = object({ reason: requiredText(LIMITS.commentLength) });
