import type { ErrorName } from '@metier/contract';

const DESCRIPTIONS: Record<ErrorName, string> = {
  invalidInput: 'Some fields are not valid; see details',
  notSignedIn: 'Sign in first',
  notAllowed: 'This is not allowed for you',
  emailExists: 'User with this email already exists',
  wrongCredentials: 'Wrong email or password',
  notFound: 'Not found',
  stateChanged: 'The state has changed meanwhile; reload and look again',
  accountLocked: 'The account is locked after too many attempts; try again later',
  tooManyRequests: 'Too many requests; try again later',
  badCode: 'The code or key is wrong, used or expired; ask for a new one',
  tokenExpired: 'The access token has expired; refresh it',
  sessionEnded: 'The session has ended; sign in again',
  emailNotConfirmed: 'Confirm your email first',
  keyReused: 'This Idempotency-Key was used for another request',
  passwordNeeded: 'The sign-in was too long ago; send the password with this call',
  accountBlocked: 'A manager has blocked the account; see details',
  priceDiffers: 'The price differs; see details for the right one',
  paymentDeclined: 'The payment was declined; try another card',
  paymentPending: 'The payment is still being processed',
  insufficientFunds: 'There are not enough funds',
  amountOutsideLimits: 'The amount is outside the limits',
  noEditsLeft: 'No edits are left',
  cannotAcceptProject: 'You cant accept project',
  releaseRefused: 'The release does not fit what is live; see details',
  releasesUnavailable: 'This API has no access to the releases; serve it with the gateway in one process',
  serverError: 'Server error; quote the request id to support',
};

/** English description of an error in the response; screens show the kit's text in the user's language. */
export const describeError = (error: ErrorName): string => DESCRIPTIONS[error];
