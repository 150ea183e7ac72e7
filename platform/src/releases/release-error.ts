import type { Fault } from './faults.ts';

/** A release, rollback or withdrawal failed. The message says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** Refusal by the gate: the releases that would be live do not fit together, or the source has faults. */
export class GateError extends ReleaseError {
  /** The faults, one a line. */
  readonly list: string;
  readonly faults: readonly Fault[];

  /** @param advice what to do other than correct them */
  constructor(faults: readonly Fault[], advice = 'To do it all the same: --force --why "…"') {
    const list = faults.map(({ text }) => `  - ${text}`).join('\n');
    super(`Refused, nothing has changed:\n${list}\n${advice}`);
    this.list = list;
    this.faults = faults;
  }
}
