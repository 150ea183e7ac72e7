/** The protocol by which a release comes to a gateway from elsewhere: docs/decisions/0022-own-repositories.md. */

/** Under which a gateway takes releases. */
export const DEPLOY_URL = '/deploy/';

/** Of one file, in bytes. */
export const LARGEST_FILE = 2 * 1024 * 1024;
/** Of a manifest, in bytes. */
export const LARGEST_MANIFEST = 512 * 1024;
/** Of one release. */
export const MOST_FILES = 500;
/** Requests of a key that a gateway works on at once; further ones are to come again. */
export const MOST_AT_ONCE = 4;

/** How an upload is refused, and the HTTP status of each. */
export const DEPLOY_ERRORS = {
  /** Not a request of this protocol. */
  badRequest: 400,
  /** There is no such key, or it is revoked. */
  keyRefused: 401,
  /** The key is for another app. */
  otherApp: 403,
  tooLarge: 413,
  /** Files of the manifest must be sent first: `missing` names them. */
  filesMissing: 422,
  /** The release, or one of its files, is not as it has to be. */
  refused: 422,
  /** The release does not fit what is live beside it. */
  gateRefused: 422,
  /** To be sent again after the seconds of `Retry-After`. */
  tooMany: 429,
  serverError: 500,
} as const;

export type DeployErrorCode = keyof typeof DEPLOY_ERRORS;

/** The body of every refusal. The message says what to do. */
export type DeployErrorBody = {
  readonly error: {
    readonly code: DeployErrorCode;
    readonly message: string;
    readonly missing?: readonly string[];
  };
};
