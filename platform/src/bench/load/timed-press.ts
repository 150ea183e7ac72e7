import type { Client } from 'chrome-remote-interface';
import { StepError } from './page-input.ts';

/**
 * Starts a clock of the page, an expression whose promise resolves with milliseconds, and then presses: a clock does not
 * see a press that came before it, and would measure nothing.
 *
 * @throws {StepError} if the clock gives up
 * @example await timedPress(page, `globalThis.nextPage('/app/user')`, press); // 74.1
 */
export async function timedPress(page: Client, clock: string, press: () => Promise<void>): Promise<number> {
  const begun = await page.Runtime.evaluate({ expression: clock });
  const promiseObjectId = begun.result.objectId;
  if (begun.exceptionDetails || !promiseObjectId) throw new StepError(`The page has no clock: ${clock}`);
  await press();
  const { result, exceptionDetails } = await page.Runtime.awaitPromise({ promiseObjectId });
  if (exceptionDetails) throw new StepError(`${clock}: ${exceptionDetails.exception?.description}`);
  return Number(result.value);
}
