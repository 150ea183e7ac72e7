import { expect, test } from '@jest/globals';
import { keysFor, type Purpose } from './keys.ts';

const PURPOSES = ['access-tokens', 'email-codes', 'refresh-tokens'] as const satisfies readonly Purpose[];
const [SECRET, OTHER] = ['one secret, long enough to be accepted', 'other secret, long enough to be so'];

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('each purpose of each secret has its own key and id, none of which contains the secret', () => {
  const keys = PURPOSES.flatMap((purpose) => keysFor(purpose, [SECRET, OTHER]));
  expect(new Set(keys.map(({ bytes }) => textOf(bytes))).size).toBe(6);
  expect(new Set(keys.map(({ id }) => id)).size).toBe(6);
  for (const { id, bytes } of keys) {
    expect(bytes).toHaveLength(32);
    expect(textOf(bytes)).not.toContain(Buffer.from(SECRET).toString('hex').slice(0, 16));
    expect(textOf(bytes)).not.toContain(textOf(Buffer.from(id, 'base64url')));
  }
});

test('every process derives the same keys, the current secret first', () => {
  const [current, previous] = keysFor('access-tokens', [SECRET, OTHER]);
  expect(keysFor('access-tokens', [SECRET])).toEqual([current]);
  expect(keysFor('access-tokens', [OTHER])).toEqual([previous]);
});
