import { expect, test } from '@jest/globals';
import { type EventTime, inpOf } from './inp.ts';

const event = (interactionId: number, duration: number): EventTime => ({
  interactionId,
  duration,
  startTime: 1000,
  processingStart: 1002,
  processingEnd: 1012,
});

test('an interaction takes as long as its longest event, and the worst one counts', () => {
  const entries = [event(1, 24), event(1, 48), event(1, 16), event(2, 32)];
  expect(inpOf(entries, 2)).toEqual({ total: 48, delay: 2, handlers: 10, paint: 36 });
});

test('the handlers of an interaction are those of all its events before the paint', () => {
  const press = { ...event(1, 56), startTime: 888, processingStart: 890, processingEnd: 893 };
  const click = { ...event(1, 48), startTime: 891, processingStart: 898, processingEnd: 932 };
  const later = { ...event(1, 16), startTime: 990, processingStart: 991, processingEnd: 999 };
  expect(inpOf([press, click, later], 1)).toEqual({ total: 56, delay: 2, handlers: 42, paint: 12 });
});

test('one interaction of fifty is left out', () => {
  const entries = Array.from({ length: 60 }, (_, id) => event(id, 100 + id));
  expect(inpOf(entries.slice(0, 49), 49).total).toBe(148);
  expect(inpOf(entries.slice(0, 50), 50).total).toBe(148);
  expect(inpOf(entries, 100).total).toBe(157);
});

test('interactions without an entry took at most the least threshold', () => {
  expect(inpOf([], 1)).toEqual({ total: 16, delay: 0, handlers: 0, paint: 16 });
  expect(inpOf([event(1, 80)], 50).total).toBe(16);
});

test('a duration that is rounded down leaves no negative part', () => {
  expect(inpOf([{ ...event(1, 8), processingEnd: 1010 }], 1)).toMatchObject({ paint: 0 });
});
