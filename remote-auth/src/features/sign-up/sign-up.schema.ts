import { SIGN_UP_ROLES } from '@metier/contract';
import { object, rules } from '@metier/shared-kit/forms';

export const signUpSchema = object({
  first_name: rules.personName(),
  last_name: rules.personName(),
  email: rules.email(),
  password: rules.newPasswordOf((values) => values),
  type_client: rules.choice(SIGN_UP_ROLES),
});
