import { object, rules, string } from '@metier/shared-kit/forms';

export const recoverySchema = object({ email: rules.email() });

/** `email` is the user name for password managers, if known. */
export const newPasswordSchema = object({
  email: string().default(''),
  password: rules.newPasswordOf(({ email = '' }) => ({ email })),
  repeat: rules.repeatOf('password'),
});
