import { message } from '@metier/shared-kit/forms';
import type { ApiError } from '@metier/shared-kit/http';

/**
 * Error mapping for the e-mail field if another account has the address. Source: seed.md §8, 1003. Example: `<Form
 * refusalOf={emailTaken} … />`.
 */
export const emailTaken = ({ name }: ApiError) =>
  name === 'emailExists' ? { email: message('errors.emailExists') } : undefined;
