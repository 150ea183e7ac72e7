import { object, rules } from '@metier/shared-kit/forms';

export const codeSchema = object({ confirmation_key: rules.code() });
