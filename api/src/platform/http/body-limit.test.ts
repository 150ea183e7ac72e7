import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { operations, type Call } from '@metier/contract/operations';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';
import { bodyLimitOf, COMMON_BODY_LIMIT } from './body-limit.ts';
import { localClient, type Client } from './local-client.ts';
import { route } from './route.ts';

let harness: TestHarness;
let freelancer: Client;
let visitor: Client;
beforeAll(async () => {
  harness = await createTestHarness({
    routes: [
      route('POST /api/auth/recovery-password', () => ({})),
      route('POST /api/freelancer/profile', () => ({})),
    ],
  });
  freelancer = await harness.actor('freelancer');
  visitor = localClient(harness.server);
});
afterAll(() => harness.close());

const limitOf = (call: Call) => bodyLimitOf(call, operations[call]);
const emoji = (length: number) => '😀'.repeat(length);
const MAX_PROFILE = {
  about_me: emoji(LIMITS.descriptionLength),
  links: Array.from(
    { length: LIMITS.links },
    () => `https://${emoji(LIMITS.linkLength - 'https://'.length)}`,
  ),
  contacts: emoji(LIMITS.contactsLength),
  category_ids: [1, 2, 3, 4, 5, 6],
};
const tooLong = { status: 413, error: { code: 1000, details: { body: 'tooLong' } } };

describe('a body', () => {
  test('that fits its schema is never too long, even if every character is escaped', async () => {
    expect(await freelancer.send('POST /api/freelancer/profile', { body: MAX_PROFILE })).toMatchObject({
      status: 200,
    });
    const escaped = JSON.stringify(MAX_PROFILE).replaceAll('😀', String.raw`\ud83d\ude00`);
    expect(escaped.length).toBeLessThan(limitOf('POST /api/freelancer/profile'));
  });

  test('that is longer than its schema allows is rejected for its length', async () => {
    const limit = limitOf('POST /api/freelancer/profile');
    const send = (about_me: string) =>
      freelancer.send('POST /api/freelancer/profile', { body: { ...MAX_PROFILE, links: [], about_me } });
    expect((await send('x'.repeat(limit / 2))).error?.details).toEqual({
      about_me: 'tooLong',
      links: 'required',
    });
    expect(await send('x'.repeat(limit))).toMatchObject(tooLong);
  });

  test('of an account or session call may have 8 KB', async () => {
    const recover = (email: string) => visitor.send('POST /api/auth/recovery-password', { body: { email } });
    expect((await recover('x'.repeat(8_000))).error?.details).toEqual({ email: 'tooLong' });
    expect(await recover('x'.repeat(8_192))).toMatchObject(tooLong);
  });

  test('outside the contract may have 64 KB', async () => {
    const move = (advance: string) =>
      harness.server.inject({ method: 'POST', url: '/dev/clock', payload: { advance } });
    expect((await move('x'.repeat(COMMON_BODY_LIMIT - 100))).statusCode).toBe(400);
    expect((await move('x'.repeat(COMMON_BODY_LIMIT))).statusCode).toBe(413);
  });
});

test.each(Object.keys(operations) as Call[])('%s takes less than a third of a megabyte', (call) => {
  expect(limitOf(call)).toBeLessThan(2 ** 20 / 3);
});
