import { object, rules } from '@metier/shared-kit/forms';

export const emailSchema = object({ email: rules.email() });

export const emailCodeSchema = object({ confirmation_code: rules.code() });

export const passwordSchema = object({
  password: rules.typedPassword(),
  new_password: rules.newPassword(),
  repeat: rules.repeatOf('new_password'),
});
