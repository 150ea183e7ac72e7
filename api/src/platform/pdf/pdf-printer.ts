import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fairQueue } from '../fair-queue/index.ts';
import type { Sheet } from './sheet.ts';

/** In megabytes: without a limit the worker collects garbage only at three times this size. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
const QUEUE = { concurrency: 1, queuedPerUser: 10, queuedTotal: 100 };
const DEADLINE_MS = 10_000;

/** A request to the worker. */
export interface PrintOrder {
  readonly sheet: Sheet;
}

/** The worker's response. */
export type PrintOutcome = { readonly bytes: Uint8Array } | { readonly fault: unknown };

/** Renders sheets as PDFs. */
export interface PdfPrinter {
  /**
   * Renders a sheet as a PDF when it is the user's turn.
   *
   * @param who the requesting user
   * @param left aborts when the client has disconnected
   * @throws AppError `tooManyRequests` when too many sheets are queued; what the drawing throws
   */
  readonly print: (sheet: Sheet, who: string, left: AbortSignal) => Promise<Uint8Array>;
  /** Stops the worker and rejects pending work. */
  readonly close: () => Promise<void>;
}

/** The worker thread ended while it rendered a sheet. */
class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

/**
 * A printer with its own worker thread, which starts with the first sheet: a PDF blocks a thread for about 50 ms, which
 * would stall the API. Draws one sheet at a time while users take turns, and aborts a sheet at its deadline. When the
 * thread dies, its sheet is retried once: only a sheet that kills two threads is at fault.
 *
 * @param deadlineMs deadline of one sheet
 * @example const bytes = await pdfPrinter().print(sheet, userId, disconnectSignal(reply));
 */
export function pdfPrinter(deadlineMs = DEADLINE_MS): PdfPrinter {
  const queue = fairQueue(QUEUE);
  const closing = new AbortController();
  let worker: Worker | undefined;

  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    const forget = (): void => {
      if (worker === started) worker = undefined;
    };
    started.on('error', forget).on('exit', forget).unref();
    return started;
  };
  const draw = async (sheet: Sheet): Promise<Uint8Array> => {
    closing.signal.throwIfAborted();
    worker ??= start();
    const outcome = outcomeOf(worker, deadlineMs, closing.signal);
    worker.postMessage({ sheet } satisfies PrintOrder);
    const drawn = await outcome;
    if ('fault' in drawn) throw drawn.fault;
    return drawn.bytes;
  };
  const drawAgain = (sheet: Sheet) => (fault: unknown) => {
    if (fault instanceof WorkerDied) return draw(sheet);
    throw fault;
  };
  return {
    print: (sheet, who, left) =>
      queue.run(who, () => draw(sheet).catch(drawAgain(sheet)), AbortSignal.any([left, closing.signal])),
    close: async () => {
      closing.abort(new Error('The printer was closed'));
      await worker?.terminate();
    },
  };
}

/** The worker's response. Throws `WorkerDied` when the worker ends first, and an Error at the deadline. */
async function outcomeOf(worker: Worker, deadlineMs: number, closing: AbortSignal): Promise<PrintOutcome> {
  const listening = new AbortController();
  const { signal } = listening;
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort(new Error('A sheet took too long to print'));
    void worker.terminate();
  }, deadlineMs);
  const answer = once(worker, 'message', { signal }).then(([outcome]) => outcome as PrintOutcome);
  const end = once(worker, 'exit', { signal }).then((): never => {
    throw new Error('The thread has exited');
  });
  try {
    return await Promise.race([answer, end]);
  } catch (cause) {
    late.signal.throwIfAborted();
    closing.throwIfAborted();
    throw new WorkerDied('The thread of the printer ended', { cause });
  } finally {
    clearTimeout(timer);
    listening.abort();
  }
}
