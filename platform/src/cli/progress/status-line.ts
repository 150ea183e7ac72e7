import { stripVTControlCharacters } from 'node:util';

/** The used part of `process.stdout`. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

const CLEAR = '\r\u001B[2K';
const COLUMNS = 80;

/** The last line of a terminal, which changes in place; without a terminal each state is a line, and nothing is cleared. */
export class StatusLine {
  readonly #terminal: Terminal;
  #shown = '';

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** True if a state replaces the previous one. */
  get changes(): boolean {
    return this.#terminal.isTTY === true;
  }

  /** Shows a state, cut to the terminal's width; the detail only on a terminal. */
  show(text: string, detail: string): void {
    if (!this.changes) {
      this.#terminal.write(`${text}\n`);
      return;
    }
    const { columns = COLUMNS } = this.#terminal;
    // A full line would wrap, and only its second half would be cleared.
    this.#shown = (detail ? `${text} · ${detail}` : text).slice(0, columns - 1);
    this.#terminal.write(CLEAR + this.#shown);
  }

  /** Writes permanent lines above the state; without colors in a log. */
  say(text: string): void {
    if (!this.changes) this.#terminal.write(`${stripVTControlCharacters(text)}\n`);
    else this.#terminal.write(this.#shown ? `${CLEAR}${text}\n${this.#shown}` : `${text}\n`);
  }

  clear(): void {
    if (this.#shown) this.#terminal.write(CLEAR);
    this.#shown = '';
  }
}
