/** Message of a test tool to the command that runs it, sent at once so that an interrupt loses nothing. */
export type TestEvent =
  /** Number of files or journeys. */
  | { readonly kind: 'count'; readonly count: number }
  /** A test file starts. */
  | { readonly kind: 'file'; readonly name: string }
  /** A test starts. */
  | { readonly kind: 'test'; readonly name: string }
  /** A test file or journey has finished. */
  | {
      readonly kind: 'done';
      readonly name: string;
      readonly passed: number;
      readonly failed: number;
      /** The failed tests of a file, each with the message of its error, shortened. */
      readonly failures?: readonly string[];
    };

/** Sends an event to the command; no effect if the tool was started without one. */
export const sendTestEvent = (event: TestEvent): void => void process.send?.(event);

/** Interrupts the tool when its command dies: signals to the command's process group do not reach the tool. */
export function endWithCommand(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.channel?.unref();
}
