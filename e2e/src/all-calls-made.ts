import { callsNotMade, callsOfScreens } from '@metier/platform/law';
import { sendTestEvent } from '@metier/platform/test-events';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { callsIn } from './made-calls.ts';
import { ROOT } from './root.ts';

const NAME = 'every call of a screen is made by a journey';

/** Fails a full run unless every call of a screen has succeeded at least once in a page. */
export default class AllCallsMade implements Reporter {
  readonly #made = new Set<string>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const call of callsIn(annotations)) this.#made.add(call);
  }

  async onEnd({ status }: FullResult): Promise<Partial<FullResult> | undefined> {
    if (status === 'interrupted') return undefined;
    const missing = callsNotMade(callsOfScreens(ROOT), this.#made);
    const isFine = missing.length === 0;
    sendTestEvent({ kind: 'done', name: NAME, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });
    if (isFine) return undefined;
    process.stdout.write(`✗ ${NAME}\n\nNo journey has made\n${missing.join('\n')}\n`);
    return { status: 'failed' };
  }
}
