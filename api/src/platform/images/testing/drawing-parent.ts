import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { imageDrawer } from '../image-drawer.ts';
import { manyScans } from './many-scans.ts';

// Starts a drawing that never ends and prints the id of its process once that has received the image. A test kills this
// process.
const FOREVER_MS = 10_000_000;
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess };
  child.once('message', () => {
    const send = child.send.bind(child);
    child.send = (order: object) => send(order, () => process.stdout.write(`${child.pid}\n`));
  });
});
const drawer = imageDrawer({ maxCpuMs: FOREVER_MS, deadlineMs: FOREVER_MS, maxScans: Infinity });
const { signal } = new AbortController();
const bytes = await manyScans(5_000, 60_000);
void drawer.draw(bytes, { who: 'somebody', maxPixels: 25_000_000, signal });
await sleep(1_000_000);
