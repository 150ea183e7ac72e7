import type { Comparison } from './compare.ts';
import { buildTableOf, tableOf } from './report.ts';
import { missedBuildTargets, missedTargets } from './targets.ts';

/** Results of the benchmark so far. */
export class LoadFigures {
  readonly #builds: Record<string, number> = {};
  readonly #comparisons = new Map<string, Comparison>();

  /** Duration of a remote's production build, in seconds. */
  addBuild(remote: string, seconds: number): void {
    this.#builds[remote] = seconds;
  }

  /** Replaces the previous one of the same visitor and network. */
  addComparison(comparison: Comparison): void {
    this.#comparisons.set(`${comparison.visitor} ${comparison.network}`, comparison);
  }

  /** Every missed target, as a sentence. */
  get missed(): string[] {
    return [...this.#all.flatMap(missedTargets), ...missedBuildTargets(this.#builds)];
  }

  /** The tables and the verdict of a whole run. */
  report(): string {
    const { missed } = this;
    const verdict = missed.length > 0 ? `Missed:\n${missed.join('\n')}` : 'Every target is met.';
    return [...this.#tables(), verdict].join('\n\n');
  }

  /** The tables of an interrupted run, without targets: it has too few visits. */
  reportOfPart(): string {
    const tables = this.#tables();
    if (tables.length === 0) return 'Interrupted before anything was measured.';
    return [...tables, 'Interrupted: these are the figures until then, and no target is judged.'].join(
      '\n\n',
    );
  }

  toJSON() {
    return { comparisons: this.#all, builds: this.#builds, missed: this.missed };
  }

  get #all(): Comparison[] {
    return [...this.#comparisons.values()];
  }

  #tables(): string[] {
    return [tableOf(this.#all), buildTableOf(this.#builds)].filter((table) => table !== '');
  }
}
