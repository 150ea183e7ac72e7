/**
 * Every error of the API: its code and its HTTP status. The list is closed; the kit has a text for each in every
 * language. Source: product.md §8.
 */
export const ERRORS = {
  invalidInput: { code: 1000, status: 400 },
  notSignedIn: { code: 1001, status: 401 },
  notAllowed: { code: 1002, status: 403 },
  emailExists: { code: 1003, status: 409 },
  wrongCredentials: { code: 1004, status: 401 },
  notFound: { code: 1005, status: 404 },
  stateChanged: { code: 1006, status: 409 },
  accountLocked: { code: 1007, status: 423 },
  tooManyRequests: { code: 1008, status: 429 },
  badCode: { code: 1009, status: 400 },
  tokenExpired: { code: 1010, status: 401 },
  sessionEnded: { code: 1011, status: 401 },
  emailNotConfirmed: { code: 1012, status: 403 },
  keyReused: { code: 1013, status: 422 },
  passwordNeeded: { code: 1014, status: 403 },
  accountBlocked: { code: 1015, status: 403 },
  priceDiffers: { code: 1020, status: 409 },
  paymentDeclined: { code: 1021, status: 402 },
  paymentPending: { code: 1022, status: 409 },
  insufficientFunds: { code: 1030, status: 409 },
  amountOutsideLimits: { code: 1031, status: 400 },
  noEditsLeft: { code: 1040, status: 409 },
  cannotAcceptProject: { code: 1041, status: 409 },
  releaseRefused: { code: 1050, status: 409 },
  releasesUnavailable: { code: 1051, status: 404 },
  serverError: { code: 1099, status: 500 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof ERRORS;
export type ErrorCode = (typeof ERRORS)[ErrorName]['code'];

/**
 * Name of an error code, or `serverError` for a code unknown to this client. Example: `errorName(1004) //
 * 'wrongCredentials'`.
 */
export function errorName(code: number): ErrorName {
  return ERROR_NAMES.find((name) => ERRORS[name].code === code) ?? 'serverError';
}

/** All error names, in the order of their codes. */
export const ERROR_NAMES = Object.keys(ERRORS) as ErrorName[];

/** Values of a field in the `details` of 1000; the browser shows `errors.field.<key>` of the kit's texts. */
export const FIELD_ERRORS = [
  'required',
  'unknown',
  'type',
  'format',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooSlow',
  'common',
  'ownName',
  'choice',
  'taken',
  'malware',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];
