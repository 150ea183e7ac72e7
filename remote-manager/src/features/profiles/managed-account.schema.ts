import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** Who is blocked is told why. */
export const blockSchema = object({ reason: requiredText(LIMITS.commentLength) });
