/**
 * Everybody who may come, in the order in which they do: whoever is refused comes before whoever succeeds, so that the
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
