import { endWithCommand, sendTestEvent } from '@metier/platform/test-events';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { MEASURED } from './measured.ts';

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ');

const textOf = ({ stack, message, value, snippet }: TestError): string =>
  [stack ?? message ?? value, snippet].filter(Boolean).join('\n\n');

/** Playwright reporter of `npm run journeys` and `npm test`: prints failures and sends `TestEvent`s to the command. */
export default class JourneysReporter implements Reporter {
  constructor() {
    endWithCommand();
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    sendTestEvent({ kind: 'count', count: suite.allTests().length });
  }

  onTestBegin(test: TestCase): void {
    sendTestEvent({ kind: 'test', name: nameOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // An interrupted test has no result.
    if (result.status === 'interrupted') return;
    if (result.status === 'skipped') return this.#reportSkipped(test, result);
    for (const { type, description } of result.annotations)
      if (type === MEASURED) this.#print(`– ${nameOf(test)}: ${description}`);
    const isFine = result.status === test.expectedStatus;
    const isTriedAgain = !isFine && result.retry < test.retries;
    const score = { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
    if (!isTriedAgain) sendTestEvent({ kind: 'done', name: nameOf(test), ...score });
    if (isFine && result.retry > 0) this.#print(`! ${nameOf(test)}: flaky, passed on retry`);
    if (isFine) return;
    const files = result.attachments.flatMap(({ name, path }) => (path ? [`${name}: ${path}`] : []));
    const mark = isTriedAgain ? '! retried:' : '✗';
    this.#print([`${mark} ${nameOf(test)}`, ...result.errors.map(textOf), ...files].join('\n\n'));
  }

  #reportSkipped(test: TestCase, { annotations }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    sendTestEvent({ kind: 'done', name: nameOf(test), passed: 0, failed: 0 });
    this.#print(`– ${nameOf(test)}: left out, it ${reason}`);
  }

  onStdOut(part: string | Buffer): void {
    process.stdout.write(part);
  }

  onStdErr(part: string | Buffer): void {
    process.stderr.write(part);
  }

  /** Errors outside of tests, for example at the start of the product. */
  onError(error: TestError): void {
    this.#print(textOf(error));
  }

  #print(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}
