import { DEPLOY_ERRORS, type DeployErrorBody, type DeployErrorCode } from './protocol.ts';

/** Further fields of a refusal. */
interface Details {
  /** Names of missing files. */
  readonly missing?: readonly string[];
  /** Seconds until a retry. */
  readonly retryAfter?: number;
}

/** Refusal of an upload. */
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
