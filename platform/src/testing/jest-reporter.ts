import { relative } from 'node:path';
import { ROOT } from '../cli/root.ts';
import { endWithCommand, sendTestEvent } from '../cli/test-event.ts';
import { listedFailures, type TestResult } from './listed-failures.ts';

/** A test file as Jest passes it to reporters. */
interface TestFile {
  readonly path: string;
}

/** The used part of Jest's result of a test file. */
interface FileResult {
  readonly numPassingTests: number;
  readonly numFailingTests: number;
  readonly failureMessage?: string | null;
  readonly testResults: readonly TestResult[];
  /** Error while loading the file. */
  readonly testExecError?: unknown;
  readonly console?: readonly { readonly message: string }[];
}

const nameOf = ({ path }: TestFile): string => relative(ROOT, path);

/** Jest reporter of `npm test` and `npm run soak`: prints failures and sends `TestEvent`s to the command. */
export default class JestReporter {
  constructor() {
    endWithCommand();
  }

  onRunStart({ numTotalTestSuites }: { readonly numTotalTestSuites: number }): void {
    sendTestEvent({ kind: 'count', count: numTotalTestSuites });
  }

  onTestFileStart(file: TestFile): void {
    sendTestEvent({ kind: 'file', name: nameOf(file) });
  }

  onTestCaseStart(_file: TestFile, { fullName }: { readonly fullName: string }): void {
    sendTestEvent({ kind: 'test', name: fullName });
  }

  onTestFileResult(file: TestFile, result: FileResult): void {
    for (const { message } of result.console ?? []) console.log(message);
    if (result.failureMessage) console.log(`✗ ${nameOf(file)}\n${result.failureMessage}`);
    const { numPassingTests: passed, numFailingTests } = result;
    const failed = result.testExecError ? Math.max(1, numFailingTests) : numFailingTests;
    sendTestEvent({
      kind: 'done',
      name: nameOf(file),
      passed,
      failed,
      failures: listedFailures(result.testResults),
    });
  }
}
