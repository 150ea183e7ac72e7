/** A release, rollback or withdrawal cannot be done. The message says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** What would be live does not fit together. */
export class GateError extends ReleaseError {
  /** What does not fit, each fault on a line. */
  readonly list: string;

  constructor(faults: readonly string[]) {
    const list = faults.map((fault) => `  - ${fault}`).join('\n');
    super(`Refused, nothing has changed:\n${list}\nTo do it all the same: --force --why "…"`);
    this.list = list;
  }
}
