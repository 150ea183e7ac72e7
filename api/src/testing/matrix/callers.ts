/**
 * All kinds of callers, in the order of their calls: refused ones first, so that the project is unchanged for the
 * others. `executor` is the freelancer of the project (assigned, invited or wanted), `owner` its customer, `sign-up`
 * has a token valid only for codes.
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
