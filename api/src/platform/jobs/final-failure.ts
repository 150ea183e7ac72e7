/**
 * Thrown by a task for which a retry is useless: its job ends as `failed`, and the message is logged. The message must
 * contain no personal data; e-mail addresses are masked.
 *
 * @example throw new FinalFailure('The mail server rejected it permanently: 550');
 */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}
