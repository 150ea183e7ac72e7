import { beforeEach, describe, expect, test } from '@jest/globals';
import { uploadBudget, type UploadBudget } from './upload-budget.ts';

const FOREVER_MS = 10_000_000;
const bounds = { bytesTotal: 100, bytesPerUser: 60, waitMs: FOREVER_MS };
const refusal = { error: 'tooManyRequests', details: { retry_after: 5 } };
let budget: UploadBudget;
let stays: AbortSignal;
/** Admitted forms, in order. */
let inside: string[];
beforeEach(() => {
  budget = uploadBudget(bounds);
  stays = new AbortController().signal;
  inside = [];
});

async function enter(who: string, bytes: number, signal = stays): Promise<() => void> {
  const leave = await budget.enter(who, bytes, signal);
  inside.push(who);
  return leave;
}
const settle = () => new Promise(setImmediate);

test('forms are admitted while the budget lasts, then as it is released', async () => {
  const leave = await enter('a', 50);
  await enter('b', 50);
  const waiting = enter('c', 20);
  await settle();
  expect(inside).toEqual(['a', 'b']);
  leave();
  await waiting;
  expect(inside).toEqual(['a', 'b', 'c']);
});

test('small forms do not overtake a large one', async () => {
  const leaves = [await enter('a', 40), await enter('b', 40)];
  const waiting = [enter('large', 60), enter('small', 5)];
  await settle();
  expect(inside).toEqual(['a', 'b']);
  for (const leave of leaves) leave();
  await Promise.all(waiting);
  expect(inside).toEqual(['a', 'b', 'large', 'small']);
});

describe('one user', () => {
  test('has a budget of their own, and others are admitted', async () => {
    await enter('a', 50);
    await expect(enter('a', 20)).rejects.toMatchObject(refusal);
    await enter('b', 20);
    expect(inside).toEqual(['a', 'b']);
  });

  test('has waiting forms counted, too', async () => {
    await Promise.all([enter('a', 50), enter('b', 50)]);
    void enter('c', 50);
    await expect(enter('c', 20)).rejects.toMatchObject(refusal);
  });

  test('gets budget back after each form', async () => {
    for (let form = 0; form < 5; form += 1) (await enter('a', 60))();
    expect(inside).toHaveLength(5);
  });
});

describe('a waiting form', () => {
  test('is rejected at the timeout, and others are admitted', async () => {
    budget = uploadBudget({ ...bounds, waitMs: 1 });
    const leave = await enter('a', 60);
    await expect(enter('b', 60)).rejects.toMatchObject(refusal);
    leave();
    await enter('b', 60);
    await enter('c', 40);
    expect(inside).toEqual(['a', 'b', 'c']);
  });

  test('whose client disconnects makes room for the next one', async () => {
    const leaving = new AbortController();
    await enter('a', 60);
    const left = Promise.allSettled([enter('b', 60, leaving.signal)]);
    const next = enter('c', 40);
    leaving.abort(new Error('gone'));
    await next;
    expect(await left).toEqual([{ status: 'rejected', reason: new Error('gone') }]);
    await expect(enter('d', 1, leaving.signal)).rejects.toThrow('gone');
    expect(inside).toEqual(['a', 'c']);
  });

  test('whose client disconnects just before another one leaves holds no budget', async () => {
    const leaving = new AbortController();
    const leave = await enter('a', 60);
    const left = Promise.allSettled([enter('b', 60, leaving.signal)]);
    leaving.abort(new Error('gone'));
    leave();
    await left;
    void enter('c', 60);
    await settle();
    expect(inside).toEqual(['a', 'c']);
  });
});
