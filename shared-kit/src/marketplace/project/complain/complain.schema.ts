import { LIMITS } from '@metier/contract';
import { object, requiredText } from '../../../forms/index.ts';

/** A complaint: its text and the complainant's contact data. Source: seed.md §7. */
export const complaintSchema = object({
  text: requiredText(LIMITS.commentLength),
  contacts: requiredText(LIMITS.contactsLength),
});
