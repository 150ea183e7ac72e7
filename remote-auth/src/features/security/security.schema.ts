import { object, rules, string } from '@metier/shared-kit/forms';
import type { User } from '@metier/shared-kit/session';

/** The password is required only if the API asks for it. */
export const emailSchema = (asksPassword: boolean) =>
  object({ email: rules.email(), password: asksPassword ? rules.typedPassword() : string().default('') });

export const emailCodeSchema = object({ confirmation_code: rules.code() });

export const passwordSchema = ({ email, firstName, lastName }: User) =>
  object({
    password: rules.typedPassword(),
    new_password: rules.newPasswordOf(() => ({ email, first_name: firstName, last_name: lastName })),
    repeat: rules.repeatOf('new_password'),
  });
