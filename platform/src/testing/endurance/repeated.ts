import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 300;

/** What a user does again and again, from `begin` to `end`. */
export abstract class Repeated {
  #isOver = false;
  #acting: Promise<void> = Promise.resolve();

  protected abstract round(): Promise<void>;

  /** Starts the rounds, which go on until `end`. */
  begin(): void {
    this.#isOver = false;
    this.#acting = this.#act();
  }

  /** Waits until the current round is over: the outcome of every call in it is known. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#acting;
  }

  async #act(): Promise<void> {
    for (; !this.#isOver; await sleep(PAUSE_MS)) await this.round();
  }
}
