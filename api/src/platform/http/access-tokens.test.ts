import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { secondsAfter } from '@metier/contract';
import { SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { keysFor } from '../keys/index.ts';
import { accessTokens } from './access-tokens.ts';

const [NEW, OLD] = ['the secret that signs, long enough for it', 'the secret before it, long enough, too'];
const [key] = keysFor('access-tokens', [NEW]);
const tokens = accessTokens([key]);
const NOW = new Date('2026-03-01T12:00:00Z');
const SECONDS = 600;
const later = (seconds: number) => secondsAfter(NOW, seconds);

const PERSON = {
  user_id: randomUUID(),
  first_name: 'A',
  last_name: 'B',
  email: 'a@b.test',
  type_client: 'customer',
  sid: randomUUID(),
} as const;
const ACTOR = { userId: PERSON.user_id, role: 'customer', sessionId: PERSON.sid };
const HEADER = { alg: 'HS256', typ: 'at+jwt', kid: key.id };
const CLAIMS = { ...PERSON, iss: 'metier', aud: 'metier-api', exp: NOW.getTime() / 1000 + SECONDS };

/** A token signed by an attacker who has obtained a key. */
const signed = (header: JWTHeaderParameters, claims: JWTPayload, by: Uint8Array = key.bytes) =>
  new SignJWT(claims).setProtectedHeader(header).sign(by);
const partOf = (token: string, part: number) =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as object;
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('an access token', () => {
  test('names issuer, audience, key and type', async () => {
    const token = await tokens.sign(PERSON, NOW, SECONDS);
    expect(partOf(token, 0)).toEqual(HEADER);
    expect(partOf(token, 1)).toEqual({ ...CLAIMS, iat: NOW.getTime() / 1000 });
  });

  test('authenticates its user until it expires', async () => {
    const token = await tokens.sign(PERSON, NOW, SECONDS);
    await expect(tokens.verify(token, later(SECONDS - 1))).resolves.toEqual(ACTOR);
    await expect(tokens.verify(token, later(SECONDS))).rejects.toMatchObject({ error: 'tokenExpired' });
    await expect(tokens.verifyExpired(token)).resolves.toEqual(ACTOR);
  });

  test('is verified by its claims, whichever process signed it', async () => {
    await expect(tokens.verify(await signed(HEADER, CLAIMS), NOW)).resolves.toEqual(ACTOR);
    const { sid: _, ...signUp } = CLAIMS;
    await expect(tokens.verify(await signed(HEADER, signUp), NOW)).resolves.toEqual({
      ...ACTOR,
      sessionId: null,
    });
  });
});

const without = (claim: keyof typeof CLAIMS) => ({ ...CLAIMS, [claim]: undefined });
test.each<[string, JWTHeaderParameters, JWTPayload]>([
  ['of another issuer', HEADER, { ...CLAIMS, iss: 'https://elsewhere.example' }],
  ['of no issuer', HEADER, without('iss')],
  ['for another audience', HEADER, { ...CLAIMS, aud: 'elsewhere' }],
  ['for no audience', HEADER, without('aud')],
  ['of another type', { ...HEADER, typ: 'JWT' }, CLAIMS],
  ['of no type', { alg: 'HS256', kid: key.id }, CLAIMS],
  ['with another algorithm', { ...HEADER, alg: 'HS512' }, CLAIMS],
  ['that never expires', HEADER, without('exp')],
  ['of nobody', HEADER, without('user_id')],
  ['of a user that is no id', HEADER, { ...CLAIMS, user_id: "' or true --" }],
  ['of a session that is no id', HEADER, { ...CLAIMS, sid: 'mine' }],
  ['of a role that does not exist', HEADER, { ...CLAIMS, type_client: 'owner' }],
])('a token %s is rejected, though signed with the right key', async (_, header, claims) => {
  const token = await signed(header, claims);
  await expect(tokens.verify(token, NOW)).rejects.toMatchObject({ error: 'notSignedIn' });
});

describe('a forged token', () => {
  const good = signed(HEADER, CLAIMS);
  test.each<[string, () => Promise<string>]>([
    ['without a signature', async () => `${encoded({ ...HEADER, alg: 'none' })}.${encoded(CLAIMS)}.`],
    [
      'with the signature of another',
      async () => {
        const [head, , signature] = (await good).split('.');
        return `${head}.${encoded({ ...CLAIMS, type_client: 'manager' })}.${signature}`;
      },
    ],
    ['by the secret itself', () => signed(HEADER, CLAIMS, Buffer.from(NEW))],
    ['by the key of another purpose', () => signed(HEADER, CLAIMS, keysFor('email-codes', [NEW])[0].bytes)],
    ['that is no token', async () => 'a.b.c'],
  ])('%s is refused', async (_, forge) => {
    await expect(tokens.verify(await forge(), NOW)).rejects.toMatchObject({ error: 'notSignedIn' });
  });

  test.each([
    ['of nobody', 'no-such-key'],
    ['of another purpose', keysFor('email-codes', [NEW])[0].id],
    ['that is a path', '../../../dev/null'],
    ['that is not named', undefined],
  ])('with a key %s is rejected as expired', async (_, kid) => {
    const header = kid === undefined ? { alg: 'HS256', typ: 'at+jwt' } : { ...HEADER, kid };
    await expect(tokens.verify(await signed(header, CLAIMS), NOW)).rejects.toMatchObject({
      error: 'tokenExpired',
    });
  });
});

describe('after the secret is rotated', () => {
  const before = accessTokens(keysFor('access-tokens', [OLD]));
  const after = accessTokens(keysFor('access-tokens', [NEW, OLD]));
  const forgotten = accessTokens(keysFor('access-tokens', [NEW]));

  test('a token of the previous secret is still valid, and new ones are signed with the new secret', async () => {
    const [old, young] = [await before.sign(PERSON, NOW, SECONDS), await after.sign(PERSON, NOW, SECONDS)];
    await expect(after.verify(old, NOW)).resolves.toEqual(ACTOR);
    await expect(forgotten.verify(young, NOW)).resolves.toEqual(ACTOR);
  });

  test('once the previous secret is removed, its tokens are rejected as expired, so that browsers refresh them', async () => {
    const old = await before.sign(PERSON, NOW, SECONDS);
    await expect(forgotten.verify(old, NOW)).rejects.toMatchObject({ error: 'tokenExpired' });
  });
});
