import { LIMITS } from '@metier/contract';
import { object, requiredText } from '../../../forms/index.ts';

/** A complaint says what went wrong, and how its writer can be reached. Source: seed.md §7. */
export const complaintSchema = object({
  text: requiredText(LIMITS.commentLength),
  contacts: requiredText(LIMITS.contactsLength),
});
