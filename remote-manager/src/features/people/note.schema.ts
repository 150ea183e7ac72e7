import { LIMITS } from '@metier/contract';
import { object, requiredText } from '@metier/shared-kit/forms';

export const noteSchema = object({ text: requiredText(LIMITS.commentLength) });
