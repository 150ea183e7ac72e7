import { describe, expect, test } from '@jest/globals';
import { canRead, isOpen, reviewedUntil } from './reviewing.ts';

const NOW = new Date('2026-03-15T12:00:00Z');
const LATER = new Date('2026-03-15T12:00:01Z');

const sealed = { author_id: 'author', opens_at: LATER, removed_at: null };
const open = { ...sealed, opens_at: NOW };
const removed = { ...open, removed_at: NOW };

test('both sides have 14 days', () => {
  expect(reviewedUntil(new Date('2026-03-01T12:00:00Z'))).toEqual(NOW);
});

test('a review is open from its opening on, until it is taken down', () => {
  expect([sealed, open, removed].map((review) => isOpen(review, NOW))).toEqual([false, true, false]);
});

describe('readers of a sealed, open, removed review', () => {
  test.each([
    [{ id: 'author', isManager: false }, [true, true, true]],
    [{ id: 'subject', isManager: false }, [false, true, false]],
    [{ id: 'manager', isManager: true }, [false, true, true]],
  ])('%j', (reader, expected) => {
    expect([sealed, open, removed].map((review) => canRead(review, reader, NOW))).toEqual(expected);
  });
});
