import { relative } from 'node:path';
import { endWithCommand, sendTestEvent } from '@metier/platform/test-events';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../root.ts';
import { FOLDER } from './sheet.ts';

/** Playwright's reporter under `npm run shots`: prints every fault with its pictures, and tells all else to the command. */
export default class ShotsReporter implements Reporter {
  constructor() {
    endWithCommand();
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    sendTestEvent({ kind: 'count', count: suite.allTests().length });
  }

  onTestBegin({ title }: TestCase): void {
    sendTestEvent({ kind: 'test', name: title });
  }

  onTestEnd({ title }: TestCase, { status, annotations, errors }: TestResult): void {
    // It was ended before it could tell anything.
    if (status === 'interrupted') return;
    const told = (type: string) =>
      annotations.filter((one) => one.type === type).map(({ description = '' }) => description);
    const pictures = told('pictures').map(Number)[0];
    // What did not come to its end has found nothing, but was ended by something.
    const faults = pictures === undefined ? errors.map(({ message = '' }) => message) : told('fault');
    sendTestEvent({ kind: 'done', name: title, passed: pictures ?? 0, failed: faults.length });
    for (const fault of faults) this.#print(`✗ ${title}: ${fault}`);
  }

  /** Something outside of the pictures, as the start of the product. */
  onError({ message = '' }: TestError): void {
    this.#print(message);
  }

  onEnd(): void {
    this.#print(`The sheets are in ${relative(ROOT, FOLDER)}. Pictures count as passed, faults as failed.`);
  }

  #print(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}
