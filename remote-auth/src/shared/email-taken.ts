import { message } from '@metier/shared-kit/forms';
import type { ApiError } from '@metier/shared-kit/http';

/** What to say at the field of an e-mail that another account has. Source: seed.md §8, 1003. Example: `<Form refusalOf={emailTaken} … />`. */
export const emailTaken = ({ name }: ApiError) =>
  name === 'emailExists' ? { email: message('errors.emailExists') } : undefined;
