import type { ErrorName } from '@metier/contract';

/** An error of the contract as an answer. */
export class Refusal {
  readonly error: ErrorName;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  constructor(error: ErrorName, details?: Readonly<Record<string, unknown>>) {
    this.error = error;
    this.details = details;
  }
}

/** Example: `server.answers('POST /api/auth/login', refuse('wrongCredentials'))`. */
export const refuse = (error: ErrorName, details?: Readonly<Record<string, unknown>>): Refusal =>
  new Refusal(error, details);
