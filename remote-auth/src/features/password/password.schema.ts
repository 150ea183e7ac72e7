import { object, rules, string } from '@metier/shared-kit/forms';

export const recoverySchema = object({ email: rules.email() });

/** `email` is whose password it is, as far as the link or the person says so. */
export const newPasswordSchema = object({
  email: string().default(''),
  password: rules.newPasswordOf(({ email = '' }) => ({ email })),
  repeat: rules.repeatOf('password'),
});
