import { LIMITS } from '@metier/contract';
import { message, object, requiredText, rules } from '@metier/shared-kit/forms';

/** Schema of the company profile; all fields are required. Source: seed.md §5. */
export const companySchema = object({
  about_company: requiredText(LIMITS.descriptionLength),
  contacts: requiredText(LIMITS.contactsLength),
  links: rules.links().min(1, message('validation.required')).required(),
});
