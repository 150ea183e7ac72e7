import { Progress, type Step } from './progress/index.ts';
import type { Shutdown } from './shutdown.ts';

/** How many checks or tests passed and failed. */
interface Score {
  readonly passed: number;
  readonly failed: number;
}

/** A finished check, test file or journey, with its failed tests if there are several in it. */
interface Finished extends Score {
  readonly name: string;
  readonly failures?: readonly string[];
}

/** A run of checks and tests with progress and score. On interrupt it prints the score so far. */
export class TestRun {
  readonly progress: Progress;
  readonly shutdown: Shutdown;
  readonly #failures: string[] = [];
  #passed = 0;
  #failed = 0;

  constructor(command: string, steps: readonly Step[], shutdown: Shutdown) {
    const { signal } = shutdown;
    this.progress = new Progress(command, steps, { signal });
    this.shutdown = shutdown;
    signal.addEventListener('abort', () => {
      const { passed, failed } = this.score;
      console.log(`Interrupted. Until then, ${passed} passed and ${failed} failed.`);
    });
  }

  /** Adds a check, a test file or a journey. */
  add({ name, passed, failed, failures = [] }: Finished): void {
    this.#passed += passed;
    this.#failed += failed;
    if (failed > 0) this.#failures.push([name, ...failures.map((test) => `  ${test}`)].join('\n'));
  }

  get score(): Score {
    return { passed: this.#passed, failed: this.#failed };
  }

  /** Lists the failures again, whose output is far above, prints the score as last line and sets the exit code. */
  end(): void {
    this.progress.end();
    if (this.#failures.length > 0) console.log(['', ...this.#failures.map((name) => `✗ ${name}`)].join('\n'));
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    if (this.#failed > 0) process.exitCode = 1;
  }
}
