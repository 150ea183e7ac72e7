/**
 * All kinds of callers, in the order of their calls: those who are refused before those who succeed, so that the
 * project is still as it was. `executor` is the freelancer of the project (assigned, invited or wanted), `owner` its
 * customer, `sign-up` holds a token that may only deal with codes.
 */
export const CALLERS = [
  'visitor',
  'expired',
  'sign-up',
  'other customer',
  'other freelancer',
  'manager',
  'executor',
  'owner',
] as const;
export type Caller = (typeof CALLERS)[number];
