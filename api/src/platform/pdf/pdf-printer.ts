import { Worker } from 'node:worker_threads';
import type { Sheet } from './sheet.ts';

/** In megabytes: without a bound the worker lets garbage lie until it is three times as large. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** What the worker is asked for. */
export interface PrintOrder {
  readonly id: number;
  readonly sheet: Sheet;
}

/** What the worker answers. */
export type PrintOutcome =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fault: unknown };

/** Turns sheets into PDFs. */
export interface PdfPrinter {
  /** The bytes of a sheet as a PDF. Throws what the drawing throws. */
  readonly print: (sheet: Sheet) => Promise<Uint8Array>;
  /** Stops the worker; whoever still waits is refused. */
  readonly close: () => Promise<void>;
}

/** The thread of a worker ended under somebody's sheet. */
class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

/**
 * A printer with a thread of its own, which starts with the first sheet: a PDF is some fifty milliseconds of work
 * without a pause, in which the thread of the API would answer nobody. When the thread dies, the next one draws once more
 * what was lost with it: a sheet is to blame only if it takes that one along, too.
 *
 * @example const bytes = await pdfPrinter().print(sheet);
 */
export function pdfPrinter(): PdfPrinter {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let worker: Worker | undefined;
  let orders = 0;

  const receive = (outcome: PrintOutcome): void => {
    const order = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if ('bytes' in outcome) order?.resolve(outcome.bytes);
    else order?.reject(outcome.fault);
  };
  const stop = (reason: Error): void => {
    worker = undefined;
    for (const order of waiting.values()) order.reject(reason);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    const end = (cause: unknown): void => {
      if (worker === started) stop(new WorkerDied('The thread of the printer ended', { cause }));
    };
    started.unref();
    return started.on('message', receive).on('error', end).on('exit', end);
  };
  const draw = (sheet: Sheet): Promise<Uint8Array> => {
    worker ??= start();
    orders += 1;
    const order = Promise.withResolvers<Uint8Array>();
    waiting.set(orders, order);
    worker.postMessage({ id: orders, sheet } satisfies PrintOrder);
    return order.promise;
  };
  return {
    print: (sheet) =>
      draw(sheet).catch((fault: unknown) => {
        if (fault instanceof WorkerDied) return draw(sheet);
        throw fault;
      }),
    close: async () => {
      const last = worker;
      stop(new Error('The printer was closed'));
      await last?.terminate();
    },
  };
}
