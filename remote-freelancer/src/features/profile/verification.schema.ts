import { LIMITS } from '@metier/contract';
import { message, object, requiredText, rules } from '@metier/shared-kit/forms';

/** Schema of verification links: at least one link, and contact data. Source: seed.md §7. */
export const linksSchema = object({
  links: rules.links().min(1, message('validation.required')).required(),
  contacts: requiredText(LIMITS.contactsLength),
});
