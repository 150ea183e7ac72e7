import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { PaceCache } from './pace-cache.ts';
import { StatusLine, type Terminal } from './status-line.ts';
import { type Step, type StepState, timeLeft } from './step.ts';
import { timeExpected, timePassed } from './time-words.ts';

const SECOND_MS = 1000;
/** How often progress is written to a log without a terminal. */
const PLAIN_MS = 30_000;

interface Settings {
  /** Aborted when the command is interrupted: no further step begins. */
  readonly signal?: AbortSignal;
  readonly terminal?: Terminal;
  /** Folder of the times of earlier runs. */
  readonly folder?: string;
  readonly now?: () => number;
}

/**
 * Progress of a long command: current step, items done, and remaining time, estimated from the last run on this machine
 * (before the first one, from rough times) and the pace of this one. One changing line on a terminal; elsewhere a plain
 * line for each step and every half minute.
 *
 * @example
 * const progress = new Progress('shots', [{ name: 'starting' }, { name: 'pictures', count: 900 }], { signal });
 * progress.begin('starting');
 * progress.begin('pictures');
 * progress.done('projects, wide, dark');  // one more item; its name is shown
 * progress.say('projects: scrolls sideways'); // a permanent line
 * progress.end();
 */
export class Progress {
  readonly #command: string;
  readonly #steps: Step[];
  readonly #paces: PaceCache;
  readonly #line: StatusLine;
  readonly #signal: AbortSignal | undefined;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #began: number;
  #at = -1;
  readonly #finished = new Set<string>();
  #stepBegan: number;
  #done = 0;
  #detail = '';

  constructor(command: string, steps: readonly Step[], settings: Settings = {}) {
    const {
      terminal = process.stdout,
      folder = join(ROOT, '.cache/progress'),
      now = () => performance.now(),
    } = settings;
    this.#command = command;
    this.#steps = [...steps];
    this.#paces = new PaceCache(folder, command);
    this.#line = new StatusLine(terminal);
    this.#signal = settings.signal;
    this.#now = now;
    this.#began = this.#now();
    this.#stepBegan = this.#began;
    this.#timer = setInterval(() => this.#show(), terminal.isTTY ? SECOND_MS : PLAIN_MS);
    // The timer must not keep the process alive.
    this.#timer.unref();
    // Removed first, so that the command's last words are the last output.
    this.#signal?.addEventListener('abort', () => this.#leave());
  }

  /** Ends the previous step and begins this one, with a number of items. Throws if the command was interrupted. */
  begin(name: string, count?: number): void {
    this.#signal?.throwIfAborted();
    this.#keepPace();
    this.#at = this.#steps.findIndex((step) => step.name === name);
    if (this.#at === -1) throw new Error(`${this.#command} has no step "${name}".`);
    if (count !== undefined) this.#steps[this.#at] = { name, count };
    this.#stepBegan = this.#now();
    this.#done = 0;
    this.#detail = '';
    this.#timer.refresh();
    this.#show();
  }

  /** Counts one item of the step as done and shows `detail`. Throws if the command was interrupted. */
  done(detail = ''): void {
    this.#signal?.throwIfAborted();
    this.#done += 1;
    this.setDetail(detail);
  }

  /** Sets the step's number of items where it is not known at its beginning. */
  expect(count: number): void {
    const step = this.#steps[this.#at];
    if (step) this.#steps[this.#at] = { ...step, count };
  }

  /** Sets the shown detail of the current item; only on a terminal. */
  setDetail(detail: string): void {
    this.#detail = detail;
    if (this.#line.changes) this.#show();
  }

  /** Prints a permanent line. */
  say(text: string): void {
    this.#line.say(text);
  }

  /** Ends the last step. */
  end(): void {
    this.#keepPace();
    this.#leave();
  }

  /** Clears the line without ending the step, for a failed command. */
  #leave(): void {
    clearInterval(this.#timer);
    this.#line.clear();
  }

  #keepPace(): void {
    const step = this.#steps[this.#at];
    if (!step) return;
    const { name, count = 1 } = step;
    this.#finished.add(name);
    const done = count === 1 ? 1 : this.#done;
    if (done === 0) return;
    // A step with a pace of 0 would be shown as overdue as soon as it begins.
    const pace = Math.max(1, Math.round((this.#now() - this.#stepBegan) / done));
    this.#paces.keep(name, { count, pace });
  }

  #show(): void {
    const step = this.#steps[this.#at];
    if (!step) return;
    const { name, count = 1 } = step;
    const left = timeLeft(this.#states());
    const place = this.#steps.length > 1 ? ` (${this.#finished.size + 1} of ${this.#steps.length})` : '';
    const share = count > 1 ? `, ${this.#done} of ${count}` : '';
    const passed = timePassed(this.#now() - this.#began);
    const times = left === undefined ? passed : `${passed}, about ${timeExpected(left)} left`;
    const what = name === this.#command ? '' : `: ${name}`;
    this.#line.show(`${this.#command}${place}${what}${share} · ${times}`, this.#detail);
  }

  #states(): StepState[] {
    const steps = this.#steps.filter(({ name }) => !this.#finished.has(name));
    return steps.map(({ name, count }) => {
      const kept = this.#paces.of(name);
      const isNow = name === this.#steps[this.#at]?.name;
      return {
        count: count ?? kept?.count ?? 1,
        done: isNow ? this.#done : 0,
        spent: isNow ? this.#now() - this.#stepBegan : 0,
        kept: kept?.pace,
      };
    });
  }
}
