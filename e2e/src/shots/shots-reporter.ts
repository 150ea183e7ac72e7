import { relative } from 'node:path';
import { endWithCommand, sendTestEvent } from '@metier/platform/test-events';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { ROOT } from '../root.ts';
import { FOLDER } from './sheet.ts';

/** Playwright reporter of `npm run shots`: prints every fault with its screenshots, and sends `TestEvent`s to the command. */
export default class ShotsReporter implements Reporter {
  #drawn = 0;

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
    // An interrupted test has no result.
    if (status === 'interrupted') return;
    const described = (type: string) =>
      annotations.filter((one) => one.type === type).map(({ description = '' }) => description);
    const pictures = described('pictures').map(Number)[0];
    // A test without its annotation has failed before the end: its errors are the faults.
    const faults = pictures === undefined ? errors.map(({ message = '' }) => message) : described('fault');
    this.#drawn += (pictures ?? 0) + faults.length;
    sendTestEvent({ kind: 'done', name: title, passed: pictures ?? 0, failed: faults.length });
    for (const fault of faults) this.#print(`✗ ${title}: ${fault}`);
  }

  /** Errors outside of tests, for example at the start of the product. */
  onError({ message = '' }: TestError): void {
    this.#print(message);
  }

  onEnd({ status }: FullResult): void {
    if (this.#drawn === 0 && status === 'passed') {
      const fault = `Nothing was drawn: no selected visitor has an address with ${process.env['METIER_SHOTS']}.`;
      sendTestEvent({ kind: 'done', name: 'selection', passed: 0, failed: 1 });
      return this.#print(fault);
    }
    this.#print(`The sheets are in ${relative(ROOT, FOLDER)}. Pictures count as passed, faults as failed.`);
  }

  #print(text: string): void {
    process.stdout.write(`${text}\n`);
  }
}
