import { parentPort } from 'node:worker_threads';
import { drawSheet } from './draw-sheet.ts';
import type { PrintOrder, PrintOutcome } from './pdf-printer.ts';

const send = (outcome: PrintOutcome): void => parentPort?.postMessage(outcome);

parentPort?.on('message', ({ sheet }: PrintOrder) => {
  drawSheet(sheet).then(
    (bytes) => send({ bytes }),
    (fault: unknown) => send({ fault }),
  );
});
