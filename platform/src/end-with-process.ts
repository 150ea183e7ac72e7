import type { ChildProcess } from 'node:child_process';

/** Kills a child when this process exits. */
export function endWithThisProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  const end = (): void => void child.kill(signal);
  // Before the removal of its working folders.
  process.prependOnceListener('exit', end);
  child.once('exit', () => process.off('exit', end));
}
