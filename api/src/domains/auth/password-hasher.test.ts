import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { passwordHasher } from './password-hasher.ts';

const PASSWORD = 'Correct-horse-1';
/** libuv's maximum number of threads. */
const LIBUV_THREADS = 64;

test('a password matches its own hash and no other; without a hash none matches', async () => {
  const { hash, fits } = passwordHasher({ threads: 1 });
  const kept = await hash(PASSWORD);
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hash(PASSWORD)).not.toBe(kept);
  expect(await fits(kept, PASSWORD)).toBe(true);
  expect(await fits(kept, 'Wrong-horse-1')).toBe(false);
  expect(await fits(undefined, PASSWORD)).toBe(false);
});

test('calls beyond the queue are rejected with a retry time; queued ones are served', async () => {
  const { hash } = passwordHasher({ threads: 1, maxWaiting: 2 });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => hash(PASSWORD)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(7);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ error: 'tooManyRequests', details: { retry_after: expect.any(Number) } });
  expect(await hash(PASSWORD)).toContain('argon2id');
});

test("hashing and libuv's threads do not wait for each other", async () => {
  const { hash } = passwordHasher({ threads: 1 });
  await hash(PASSWORD);
  const folder = await mkdtemp(join(tmpdir(), 'hasher-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Opening a pipe for reading blocks a thread until somebody writes: now all of libuv's threads are in use.
  const readers = Array.from({ length: LIBUV_THREADS }, () => open(pipe, 'r'));
  try {
    expect(await hash(PASSWORD)).toContain('argon2id');
  } finally {
    const writer = openSync(pipe, constants.O_RDWR);
    for (const reader of await Promise.all(readers)) await reader.close();
    closeSync(writer);
    await rm(folder, { recursive: true });
  }
});
