import { beforeEach, describe, expect, test } from '@jest/globals';
import { fairQueue, type FairQueue } from './fair-queue.ts';

let queue: FairQueue;
/** Names of the tasks that have started, in order. */
let begun: string[];
/** Ends the running task that started first. */
let endOne: () => Promise<void>;
/** Queues a task that runs until `endOne`. */
let ask: (who: string, name: string, signal?: AbortSignal) => Promise<string>;

beforeEach(() => {
  queue = fairQueue({ concurrency: 1, queuedPerUser: 3, queuedTotal: 5 });
  begun = [];
  const underWay: PromiseWithResolvers<void>[] = [];
  endOne = async () => {
    await new Promise(setImmediate);
    underWay.shift()?.resolve();
    await new Promise(setImmediate);
  };
  ask = (who, name, signal) => {
    const work = async (): Promise<string> => {
      begun.push(name);
      const end = Promise.withResolvers<void>();
      underWay.push(end);
      await end.promise;
      return name;
    };
    return queue.run(who, work, signal);
  };
});

describe('users', () => {
  test('take turns, however many tasks one of them has queued', async () => {
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ask(name.slice(0, 1), name));
    await endOne();
    const late = ask('b', 'b2');
    for (let left = 0; left < 5; left += 1) await endOne();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
    expect(await Promise.all([...all, late])).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  });

  test('get their turn when the task before it failed', async () => {
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const waiting = ask('a', 'a2');
    await expect(failed).rejects.toThrow('broken');
    await endOne();
    expect(await waiting).toBe('a2');
  });
});

test('no more tasks run at the same time than the limit', async () => {
  queue = fairQueue({ concurrency: 2, queuedPerUser: 3, queuedTotal: 5 });
  const all = ['a1', 'a2', 'b1'].map((name) => ask(name.slice(0, 1), name));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2']);
  for (let left = 0; left < 3; left += 1) await endOne();
  expect(begun).toHaveLength(3);
  await Promise.all(all);
});

describe('a user is asked to retry later', () => {
  const refusal = { error: 'tooManyRequests', details: { retry_after: 5 } };

  test('above the limit per user, while others are accepted', async () => {
    const taken = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
    await expect(ask('a', 'a5')).rejects.toMatchObject(refusal);
    taken.push(ask('b', 'b1'));
    for (let left = 0; left < 5; left += 1) await endOne();
    expect(await Promise.all(taken)).toHaveLength(5);
  });

  test('while too many tasks are queued', async () => {
    const taken = ['a', 'b', 'c', 'd', 'e', 'f'].map((who) => ask(who, who));
    await expect(ask('g', 'g')).rejects.toMatchObject(refusal);
    await endOne();
    taken.push(ask('g', 'g'));
    for (let left = 0; left < 6; left += 1) await endOne();
    expect(await Promise.all(taken)).toHaveLength(7);
  });
});

describe('an aborted task', () => {
  test('leaves the queue and never starts', async () => {
    const leaving = new AbortController();
    const first = ask('a', 'a1');
    const left = ask('b', 'b1', leaving.signal);
    const last = ask('c', 'c1');
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(ask('b', 'b2', leaving.signal)).rejects.toThrow('gone');
    for (let count = 0; count < 2; count += 1) await endOne();
    expect(begun).toEqual(['a1', 'c1']);
    await Promise.all([first, last]);
  });

  test('frees its place for others', async () => {
    const leaving = new AbortController();
    const first = ask('z', 'z');
    const left = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((who) => ask(who, who, leaving.signal)));
    leaving.abort(new Error('gone'));
    const next = ask('f', 'f');
    for (let count = 0; count < 2; count += 1) await endOne();
    expect(await Promise.all([first, next])).toEqual(['z', 'f']);
    expect(new Set((await left).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
});
