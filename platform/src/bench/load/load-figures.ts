import type { Comparison } from './compare.ts';
import { durationTableOf, tableOf } from './report.ts';
import { missedDurations, missedTargets, type TimedCommand } from './targets.ts';

/** Results of the benchmark so far. */
export class LoadFigures {
  readonly #durations: Partial<Record<TimedCommand, Record<string, number>>> = {};
  readonly #comparisons = new Map<string, Comparison>();

  /** Duration of a command of a remote's team, in seconds. */
  addDuration(command: TimedCommand, remote: string, seconds: number): void {
    this.#durations[command] = { ...this.#durations[command], [remote]: seconds };
  }

  /** Replaces the previous one of the same visitor and network. */
  addComparison(comparison: Comparison): void {
    this.#comparisons.set(`${comparison.visitor} ${comparison.network}`, comparison);
  }

  /** Every missed target, as a sentence. */
  get missed(): string[] {
    return [...this.#all.flatMap(missedTargets), ...missedDurations(this.#durations)];
  }

  /** The tables and the verdict of a whole run. */
  report(): string {
    const { missed } = this;
    const verdict = missed.length > 0 ? `Missed:\n${missed.join('\n')}` : 'Every target is met.';
    return [...this.tables(), verdict].join('\n\n');
  }

  toJSON() {
    return { comparisons: this.#all, durations: this.#durations, missed: this.missed };
  }

  get #all(): Comparison[] {
    return [...this.#comparisons.values()];
  }

  /** What was measured, of an interrupted run too. */
  tables(): string[] {
    return [tableOf(this.#all), durationTableOf(this.#durations)].filter((table) => table !== '');
  }
}
