import { expect, test } from '@jest/globals';
import { keysFor, type Secrets } from './keys.ts';
import { secondsOf, signedTokens } from './signed-tokens.ts';

const SECRETS: Secrets = ['one secret, long enough to be accepted', 'other secret, long enough to be so'];
const NOW = new Date('2026-11-25T12:00:00Z');
const IN_AN_HOUR = secondsOf(NOW) + 3600;

const tokensOf = ([current, ...previous]: Secrets, type = 'a+jwt') =>
  signedTokens(keysFor('file-links', [current, ...previous]), { type, requiredClaims: ['exp', 'jti'] });

test('a token is read until it expires', async () => {
  const tokens = tokensOf(SECRETS);
  const token = await tokens.sign({ jti: 'one', exp: IN_AN_HOUR });
  expect(await tokens.read(token, NOW)).toEqual({ jti: 'one', exp: IN_AN_HOUR });
  expect(await tokens.read(token, new Date(IN_AN_HOUR * 1000))).toBeUndefined();
});

test('a token of a previous key is read, one of an unknown key is not', async () => {
  const [current, previous] = SECRETS;
  const token = await tokensOf([String(previous)]).sign({ jti: 'one', exp: IN_AN_HOUR });
  expect(await tokensOf(SECRETS).read(token, NOW)).toMatchObject({ jti: 'one' });
  expect(await tokensOf([current]).read(token, NOW)).toBeUndefined();
});

test.each([
  ['another type', tokensOf(SECRETS, 'b+jwt').sign({ jti: 'one', exp: IN_AN_HOUR })],
  ['a missing claim', tokensOf(SECRETS).sign({ exp: IN_AN_HOUR })],
  ['no signature', Promise.resolve('eyJhbGciOiJub25lIiwidHlwIjoiYStqd3QifQ.eyJqdGkiOiJvbmUifQ.')],
  ['no token', Promise.resolve('')],
])('%s is invalid', async (_, signing) => {
  expect(await tokensOf(SECRETS).read(await signing, NOW)).toBeUndefined();
});
