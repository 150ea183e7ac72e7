import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

/** The reason stays in the history of the releases. */
export const reasonSchema = object({ reason: requiredText(LIMITS.releaseReasonLength) });
