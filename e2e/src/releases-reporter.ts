import { sendTestEvent } from '@metier/platform/test-events';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { releasesIn } from './exercised-releases.ts';
import { OVERRIDES } from './target.ts';

const NAME = 'every override is loaded by a journey';

/** Prints the releases that the journeys of a run have loaded; fails if an override is missing. */
export default class ReleasesReporter implements Reporter {
  readonly #journeys = new Map<string, number>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const release of releasesIn(annotations))
      this.#journeys.set(release, (this.#journeys.get(release) ?? 0) + 1);
  }

  async onEnd({ status }: FullResult): Promise<Partial<FullResult> | undefined> {
    if (status === 'interrupted') return undefined;
    const loaded = [...this.#journeys].sort(([one], [other]) => one.localeCompare(other));
    for (const [release, count] of loaded)
      process.stdout.write(`${release}: loaded by ${count} of the journeys\n`);
    const missing = OVERRIDES.filter((override) => {
      const [app = ''] = override.split(':');
      const origin = override.slice(app.length + 1).replace(/\/$/, '');
      return !loaded.some(
        ([release]) => release.startsWith(`${app} `) && release.endsWith(` from ${origin}`),
      );
    });
    if (OVERRIDES.length === 0) return undefined;
    const isFine = missing.length === 0;
    sendTestEvent({ kind: 'done', name: NAME, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });
    if (isFine) return undefined;
    process.stdout.write(`✗ ${NAME}\n\nNo journey has loaded\n${missing.join('\n')}\n`);
    return { status: 'failed' };
  }
}
