/** The upload protocol for releases: docs/decisions/0022-own-repositories.md. */

/** Path prefix of the upload. */
export const DEPLOY_URL = '/deploy/';

/** Maximum size of a file in bytes. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
/** Maximum size of a manifest in bytes. */
export const MAX_MANIFEST_BYTES = 512 * 1024;
/** Maximum number of files of a release. */
export const MAX_FILES = 500;
/** Maximum number of concurrent requests of a key; further ones get 429. */
export const MAX_CONCURRENT = 4;

/** Error codes with their HTTP status. */
export const DEPLOY_ERRORS = {
  /** Not a request of this protocol. */
  badRequest: 400,
  /** The key is unknown or revoked. */
  keyRefused: 401,
  keyExpired: 401,
  /** The key is for another app. */
  otherApp: 403,
  tooLarge: 413,
  /** Files of the manifest must be uploaded first: `missing` names them. */
  filesMissing: 422,
  /** The release or one of its files is invalid. */
  refused: 422,
  /** The gate refuses the release. */
  gateRefused: 422,
  /** Retry after the seconds of `Retry-After`. */
  tooMany: 429,
  serverError: 500,
} as const;

export type DeployErrorCode = keyof typeof DEPLOY_ERRORS;

/** The body of every refusal. The message says what to do. */
export interface DeployErrorBody {
  readonly error: {
    readonly code: DeployErrorCode;
    readonly message: string;
    readonly missing?: readonly string[];
  };
}
