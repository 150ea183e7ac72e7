import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';
import { databaseMail } from '../mail/index.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await createTestHarness({});
});
afterAll(() => harness.close());

const advance = (body: object) => harness.server.inject({ method: 'POST', url: '/dev/clock', payload: body });
const time = async () => Date.parse((await harness.server.inject('/dev/clock')).json<{ now: string }>().now);

test('the clock returns the time and can be advanced', async () => {
  const before = await time();
  const { now } = (await advance({ advance: 3600 })).json<{ now: string }>();
  expect(Date.parse(now) - before).toBeGreaterThanOrEqual(3_600_000);
  expect(await time()).toBeGreaterThanOrEqual(Date.parse(now));
});

test.each([{ advance: -1 }, { advance: 'much' }, {}, { advance: 1, back: true }])(
  'rejects an advance by %j',
  async (body) => {
    expect((await advance(body)).statusCode).toBe(400);
  },
);

test('the mail page shows what was sent, newest first', async () => {
  const send = databaseMail(harness.db);
  for (const subject of ['First', 'Second'])
    await send({ to: 'nora@metier.test', subject, text: 'Hello' }, harness.clock.now());
  const messages = (await harness.server.inject('/dev/mail/messages')).json<object[]>();
  expect(messages).toMatchObject([
    { subject: 'Second', to: 'nora@metier.test', text: 'Hello' },
    { subject: 'First' },
  ]);
  const page = await harness.server.inject('/dev/mail');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body.indexOf('Second')).toBeLessThan(page.body.indexOf('First'));
});
