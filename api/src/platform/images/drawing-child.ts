import { Worker } from 'node:worker_threads';
import { drawImage, type Drawing, type DrawingOrder } from './draw-image.ts';
import type { WatchOrder } from './drawing-watch.ts';

/** A task with its limits of processor time and memory. */
export interface ChildOrder extends DrawingOrder {
  readonly maxCpuMs: number;
  readonly maxMemory: number;
}

/** Unlike an exit, which waits for its threads, this cannot be delayed by a decoder. */
const die = (): void => void process.kill(process.pid, 'SIGKILL');

// Exits with the API process, even if that was killed.
process.once('disconnect', die);

/** Without the callback, sending to a parent that has ended throws before `disconnect` is emitted. */
const send = (message: Drawing | 'ready'): void =>
  void process.send?.(message, undefined, undefined, (error) => error && die());

const watch = new Worker(new URL('./drawing-watch.ts', import.meta.url));
const tell = (order: WatchOrder): void => watch.postMessage(order);

process.on('message', ({ maxCpuMs, maxMemory, ...order }: ChildOrder) => {
  tell({ maxCpuMs, maxMemory });
  void drawImage(order).then((drawing) => {
    tell('ended');
    send(drawing);
  });
});

// No file is decoded unwatched.
watch.once('online', () => send('ready'));
