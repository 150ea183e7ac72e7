import { object, rules } from '@metier/shared-kit/forms';

export const recoverySchema = object({ email: rules.email() });

export const newPasswordSchema = object({
  password: rules.newPassword(),
  repeat: rules.repeatOf('password'),
});
