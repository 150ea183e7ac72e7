/**
 * Thrown by a task for which trying again is useless: its job ends as `failed`, and the log says why. Its message names
 * nobody; e-mail addresses are masked.
 *
 * @example throw new FinalFailure('The mail server refused it for good: 550');
 */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}
