import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;
/** Generous for busy machines; nothing is measured. */
const GIVE_UP_MS = 120_000;

/**
 * Waits for a condition.
 *
 * @param what named in the error if it does not become true
 * @example await eventually(async () => (await rows()).length === 3, 'three rows');
 */
export async function eventually(
  isTrue: () => boolean | Promise<boolean>,
  what: string | (() => string) = 'the condition',
): Promise<void> {
  const startedAt = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedAt > GIVE_UP_MS)
      throw new Error(`Timed out waiting for ${typeof what === 'string' ? what : what()}`);
    await sleep(POLL_MS);
  }
}

/**
 * Waits until something is there, and returns it.
 *
 * @example const key = await untilThere(() => findInMail(db, email, KEY), 'the mail with the key');
 */
export async function untilThere<Found>(
  read: () => Promise<Found | undefined>,
  what: string,
): Promise<Found> {
  let found: Found | undefined;
  await eventually(async () => {
    found = await read();
    return found !== undefined;
  }, what);
  return found as Found;
}
