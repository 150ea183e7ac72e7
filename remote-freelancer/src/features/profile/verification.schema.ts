import { LIMITS } from '@metier/contract';
import { message, object, requiredText, rules } from '@metier/shared-kit/forms';

/** What one adds to be verified: at least one link, and how to ask about it. Source: seed.md §7. */
export const linksSchema = object({
  links: rules.links().min(1, message('validation.required')).required(),
  contacts: requiredText(LIMITS.contactsLength),
});
