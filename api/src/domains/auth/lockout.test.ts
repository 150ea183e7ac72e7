import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import {
  claimsOf,
  clientOf,
  createTestApp,
  newPerson,
  recoveryKey,
  type TestApp,
  type TestPerson,
} from '../../testing/index.ts';
import { FREE_TRIES } from './auth-services.ts';

let app: TestApp;
/** Another process on the same database. */
let second: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustProxy: 1 });
  second = await createTestApp({ trustProxy: 1, beside: app });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const WRONG = 'Wrong-horse-1';
const HOME = '203.0.113.1';
const { account: ACCOUNT_TRIES, address: ADDRESS_TRIES } = FREE_TRIES;

let count = 0;
/** A new address for each call. */
const anAddress = () => `198.51.100.${(count += 1)}`;
const aStranger = () => `nobody-${(count += 1)}@metier.test`;

/** Source of a login. */
interface Place {
  readonly from?: string;
  /** The device cookie. */
  readonly device?: string | undefined;
  readonly at?: TestApp;
}

const logIn = (email: string, password: string, { from = HOME, device, at = app }: Place = {}) =>
  clientOf(at.server).send('POST /api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': from, ...(device && { cookie: `known_device=${device}` }) },
  });
const codeOf = async (...input: Parameters<typeof logIn>) => (await logIn(...input)).error?.code;
const times = <Result>(number: number, run: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: number }, (_, index) => run(index)));

/** Sends wrong passwords until the login is throttled. */
async function useUpTries(email: string, place?: Place): Promise<void> {
  for (let attempt = 0; attempt < LIMITS.loginTries; attempt += 1)
    expect(await codeOf(email, WRONG, place)).toBe(1004);
}

/** The device cookie after a successful login. */
const deviceOf = async ({ email, password }: TestPerson, from = anAddress()) =>
  (await logIn(email, password, { from })).cookies.get('known_device');

test('concurrent wrong passwords are checked exactly up to the limit, across processes', async () => {
  const { email } = await newPerson(app, 'customer');
  const codes = await times(24, (number) => codeOf(email, WRONG, { at: number % 2 ? app : second }));
  expect(codes.filter((code) => code === 1004)).toHaveLength(LIMITS.loginTries);
  expect(codes.filter((code) => code === 1007)).toHaveLength(24 - LIMITS.loginTries);
});

test('concurrent correct passwords are never throttled', async () => {
  const { email, password } = await newPerson(app, 'customer');
  expect(new Set(await times(12, () => codeOf(email, password)))).toEqual(new Set([undefined]));
});

test('an address without an account gets the same responses from the first attempt to the last', async () => {
  const { email } = await newPerson(app, 'customer');
  const began = app.clock.now().getTime();
  const answers = async (address: string) => {
    const responses = [];
    for (let attempt = 0; attempt < LIMITS.loginTries + 2; attempt += 1) {
      const { status, error } = await logIn(address, WRONG);
      responses.push({
        status,
        code: error?.code,
        text: error?.description,
        until: error?.details?.['until'],
      });
    }
    return responses;
  };
  const [known, unknown] = [await answers(email), await answers(aStranger())];
  const spent = app.clock.now().getTime() - began;
  const plain = (responses: typeof known) =>
    responses.map(({ until, ...rest }) => ({ ...rest, until: typeof until }));
  expect(plain(unknown)).toEqual(plain(known));
  expect(known.map(({ code }) => code)).toEqual([1004, 1004, 1004, 1004, 1004, 1007, 1007]);
  const untils = [known, unknown].map((responses) => Date.parse(String(responses.at(-1)?.until)));
  // `until` is rounded to whole minutes.
  expect(Math.abs(Number(untils[0]) - Number(untils[1]))).toBeLessThanOrEqual(spent + 60_000);
});

test('each further wrong password doubles the delay up to the maximum', async () => {
  const email = aStranger();
  await useUpTries(email);
  const waits = [];
  for (let round = 0; round < 6; round += 1) {
    const { error } = await logIn(email, WRONG);
    expect(error?.code).toBe(1007);
    const wait = (Date.parse(String(error?.details?.['until'])) - app.clock.now().getTime()) / 1000;
    waits.push(wait);
    await app.advance(Math.ceil(wait));
    expect(await codeOf(email, WRONG)).toBe(1004);
  }
  for (const [round, wait] of waits.entries())
    expect(wait).toBeLessThanOrEqual(Math.min(DURATIONS.loginDelay * 2 ** round, DURATIONS.accountLock) + 60);
  await app.advance(DURATIONS.accountLock + 60);
  expect(await codeOf(email, WRONG)).toBe(1004);
  const last = await logIn(email, WRONG);
  await app.advance(DURATIONS.accountLock / 2);
  expect((await logIn(email, WRONG)).error).toEqual(last.error);
});

test('failed logins throttle neither a known device nor another address', async () => {
  const owner = await newPerson(app, 'customer');
  const device = await deviceOf(owner);
  await useUpTries(owner.email);
  expect(await codeOf(owner.email, owner.password)).toBe(1007);
  expect(await codeOf(owner.email, owner.password, { from: anAddress() })).toBeUndefined();
  expect(await codeOf(owner.email, owner.password, { device })).toBeUndefined();
});

test('failed logins from many addresses throttle all unknown devices, but no known device', async () => {
  const owner = await newPerson(app, 'customer');
  const device = await deviceOf(owner);
  await times(ACCOUNT_TRIES, () => codeOf(owner.email, WRONG, { from: anAddress() }));
  expect(await codeOf(owner.email, owner.password, { from: anAddress() })).toBe(1007);
  expect(await codeOf(owner.email, owner.password, { from: anAddress(), device })).toBeUndefined();
});

test('an address that tries many accounts is throttled for all of them, except a known device there', async () => {
  const owner = await newPerson(app, 'customer');
  const device = await deviceOf(owner);
  const from = anAddress();
  const codes = [];
  // With a person's own hash, which is cheap: a hundred real ones take half a minute beside other tests.
  while (codes.length < ADDRESS_TRIES + 5) {
    const { email } = await newPerson(app, 'customer');
    codes.push(...(await times(LIMITS.loginTries - 1, () => codeOf(email, WRONG, { from }))));
  }
  expect(codes.filter((code) => code === 1004)).toHaveLength(ADDRESS_TRIES);
  expect(await codeOf(owner.email, owner.password, { from })).toBe(1007);
  expect(await codeOf(owner.email, owner.password, { from, device })).toBeUndefined();
});

test('a throttled attempt is not counted', async () => {
  const { email, password } = await newPerson(app, 'customer');
  await useUpTries(email);
  await times(ACCOUNT_TRIES, () => codeOf(email, WRONG));
  expect(await codeOf(email, password, { from: anAddress() })).toBeUndefined();
});

test('a correct password removes only its own attempt from the shared counters', async () => {
  const [owner, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
  const from = anAddress();
  for (let round = 0; round < LIMITS.loginTries; round += 1) {
    expect(await codeOf(owner.email, WRONG, { from })).toBe(1004);
    expect(await codeOf(other.email, other.password, { from })).toBeUndefined();
  }
  expect(await codeOf(owner.email, owner.password, { from })).toBe(1007);
  for (let round = 0; round < ACCOUNT_TRIES + 1; round += 1)
    expect(await codeOf(other.email, other.password, { from: anAddress() })).toBeUndefined();
});

test('a device is known only for the accounts that signed in on it', async () => {
  const [owner, other, third] = [
    await newPerson(app, 'customer'),
    await newPerson(app, 'customer'),
    await newPerson(app, 'customer'),
  ];
  const device = await deviceOf(other);
  const both = (await logIn(third.email, third.password, { device })).cookies.get('known_device');
  for (const { email } of [owner, other, third]) await useUpTries(email);
  expect(await codeOf(owner.email, owner.password, { device: both })).toBe(1007);
  expect(await codeOf(third.email, third.password, { device: both })).toBeUndefined();
  expect(await codeOf(other.email, other.password, { device: both })).toBeUndefined();
});

test('a known device has its own counter', async () => {
  const owner = await newPerson(app, 'customer');
  const device = await deviceOf(owner);
  await useUpTries(owner.email, { device });
  expect(await codeOf(owner.email, owner.password, { device })).toBe(1007);
  expect(await codeOf(owner.email, owner.password)).toBeUndefined();
});

test('a device cookie needs a valid signature', async () => {
  const owner = await newPerson(app, 'customer');
  const device = (await deviceOf(owner)) ?? '';
  const [head, , signature] = device.split('.');
  const users = Buffer.from(JSON.stringify({ jti: 'x', users: [owner.id], exp: 9_999_999_999 })).toString(
    'base64url',
  );
  await useUpTries(owner.email);
  for (const forged of [`${head}.${users}.${signature}`, await owner.token(), 'nonsense'])
    expect(await codeOf(owner.email, owner.password, { device: forged })).toBe(1007);
});

test('the device cookie is persistent, HttpOnly and kept at sign-out', async () => {
  const owner = await newPerson(app, 'customer');
  const { body, headers } = await logIn(owner.email, owner.password);
  const known = [headers['set-cookie']].flat().find((line) => String(line).startsWith('known_device='));
  expect(known).toMatch(
    /^known_device=[^;]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  );
  const left = await clientOf(app.server).send('POST /api/auth/signout', { body: { token: body.token } });
  expect([...left.cookies.keys()]).toEqual(['refresh_token']);
});

test('a session refresh renews the device cookie', async () => {
  const { email, password, id } = await newPerson(app, 'customer');
  const { cookies } = await logIn(email, password);
  const { cookies: later } = await clientOf(app.server).send('POST /api/auth/refresh-tokens', {
    body: {},
    headers: { cookie: `refresh_token=${cookies.get('refresh_token')}` },
  });
  expect(claimsOf(later.get('known_device') ?? '')).toMatchObject({ users: [id] });
});

test("setting a password by the recovery link makes the browser known and resets the account's failed logins", async () => {
  const owner = await newPerson(app, 'customer');
  await times(ACCOUNT_TRIES, () => codeOf(owner.email, WRONG, { from: anAddress() }));
  const secret_key = await recoveryKey(app, owner.email);
  const password = 'Better-battery-2';
  const set = await clientOf(app.server).send('POST /api/auth/setting-password', {
    body: { password, secret_key },
  });
  expect(claimsOf(set.cookies.get('known_device') ?? '')).toMatchObject({ users: [owner.id] });
  expect(await codeOf(owner.email, password, { from: anAddress() })).toBeUndefined();
});

test('wrong passwords of a signed-in user do not throttle logins, nor the reverse', async () => {
  const owner = await newPerson(app, 'customer');
  const change = (password: string) =>
    owner.send('POST /api/auth/change_password', {
      body: { user_id: owner.id, password, new_password: 'Better-battery-2' },
    });
  await owner.token();
  await useUpTries(owner.email);
  const codes = await times(9, async () => (await change(WRONG)).error?.code);
  expect(codes.filter((code) => code === 1004)).toHaveLength(LIMITS.loginTries);
  expect((await change(owner.password)).error?.code).toBe(1007);
  expect(await codeOf(owner.email, owner.password, { from: anAddress() })).toBeUndefined();
});
