import { LIMITS, SPOKEN_LANGUAGES } from '@metier/contract';
import { array, message, number, object, requiredText, rules, string } from '@metier/shared-kit/forms';

/** Schema of the personal data; text, links and contacts are required. Source: seed.md §5. */
export const profileSchema = object({
  about_me: requiredText(LIMITS.descriptionLength),
  category_ids: array(number().required()).required(),
  contacts: requiredText(LIMITS.contactsLength),
  languages: array(string().oneOf(SPOKEN_LANGUAGES).required()).required(),
  links: rules.links().min(1, message('validation.required')).required(),
});
