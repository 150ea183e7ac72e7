import { object, rules } from '@metier/shared-kit/forms';

export const signInSchema = object({ email: rules.email(), password: rules.typedPassword() });
