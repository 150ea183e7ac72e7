import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../cli/root.ts';
import { endWithCommand, sendTestEvent } from '../cli/test-event.ts';

/** A test file as Jest passes it to reporters. */
interface TestFile {
  readonly path: string;
}

/** The used part of Jest's result of a test file. */
interface FileResult {
  readonly numPassingTests: number;
  readonly numFailingTests: number;
  readonly failureMessage?: string | null;
  readonly testResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
  /** Error while loading the file. */
  readonly testExecError?: unknown;
  readonly console?: readonly { readonly message: string }[];
}

const nameOf = ({ path }: TestFile): string => relative(ROOT, path);

/** Lines of an error that are listed again at the end of a run: what was expected and what came instead. */
const LISTED_LINES = 20;

/** The message of an error without its stack, in few lines. */
function messageOf(error: string): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const message = lines.slice(0, stack === -1 ? undefined : stack).filter((line) => line.trim() !== '');
  return message.slice(0, LISTED_LINES).join('\n    ');
}

/** Each failed test with the message of its error. */
const failuresOf = ({ testResults }: FileResult): string[] =>
  testResults.flatMap(({ fullName, failureMessages: [error] }) =>
    error ? `${fullName}: ${messageOf(error)}` : [],
  );

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
    sendTestEvent({ kind: 'done', name: nameOf(file), passed, failed, failures: failuresOf(result) });
  }
}
