import { DEPLOY_ERRORS, type DeployErrorBody, type DeployErrorCode } from './protocol.ts';

/** What a refusal tells beside its message. */
type Details = {
  /** Names of files. */
  readonly missing?: readonly string[];
  /** After how many seconds the request may come again. */
  readonly retryAfter?: number;
};

/** An upload is refused. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
  readonly code: DeployErrorCode;
  readonly details: Details;

  constructor(code: DeployErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return DEPLOY_ERRORS[this.code];
  }

  get body(): DeployErrorBody {
    const { code, message, details } = this;
    return { error: { code, message, ...(details.missing && { missing: details.missing }) } };
  }
}
