import { drawImage, type Drawing, type DrawingOrder } from './draw-image.ts';

/** A task with its limits of processor time and memory. */
export interface ChildOrder extends DrawingOrder {
  readonly maxCpuMs: number;
  readonly maxMemory: number;
}

const CHECK_MS = 20;

/** Unlike an exit, which waits for its threads, this cannot be delayed by a decoder. */
const die = (): void => void process.kill(process.pid, 'SIGKILL');

// The API process has ended, even if it was killed.
process.once('disconnect', die);

/**
 * Without a callback, a message to a process that has ended is an uncaught error, which comes before the disconnect.
 */
const send = (message: Drawing | 'ready'): void =>
  void process.send?.(message, undefined, undefined, (error) => error && die());

process.on('message', ({ maxCpuMs, maxMemory, ...order }: ChildOrder) => {
  const before = process.cpuUsage();
  // Decoders run on other threads, so this one can enforce the limits.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > maxCpuMs || process.memoryUsage.rss() > maxMemory) die();
  }, CHECK_MS);
  void drawImage(order).then((drawing) => {
    clearInterval(watch);
    send(drawing);
  });
});

send('ready');
