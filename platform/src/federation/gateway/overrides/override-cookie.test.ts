import { describe, expect, test } from '@jest/globals';
import { overrideCookie, overrideKeys } from './override-cookie.ts';
import { KEYS } from './testing/sample-overrides.ts';

describe('the cookie of overrides', () => {
  const OVERRIDES = [{ app: 'customer', origin: 'http://localhost:8101' }];
  const allowed = ['http://localhost:*'];
  const began = new Date('2030-01-01T00:00:00Z');
  const at = (hours: number, secure = false, keys = KEYS) =>
    overrideCookie({ keys, allowed, secure, now: () => new Date(began.getTime() + hours * 3_600_000) });
  const valueOf = (header: string) => header.split(';')[0];

  test('is accepted by every gateway with the same secret, for twelve hours', async () => {
    const header = await at(0).write(OVERRIDES);
    expect(header).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    expect(await at(11).read(valueOf(header))).toEqual(OVERRIDES);
    expect(await at(13).read(valueOf(header))).toEqual([]);
  });

  test('is ignored if it has another signature or was changed', async () => {
    const others = overrideKeys('another secret of these tests, long enough');
    const header = valueOf(await at(0, false, others).write(OVERRIDES));
    expect(await at(0).read(header)).toEqual([]);
    expect(await at(0, false, [KEYS[0], others[0]]).read(header)).toEqual(OVERRIDES);
    expect(await at(0).read(`${valueOf(await at(0).write(OVERRIDES))}x`)).toEqual([]);
  });

  test('is bound to the host with TLS', async () => {
    const header = await at(0, true).write(OVERRIDES);
    expect(header).toMatch(/^__Host-metier_overrides=.*; Secure$/);
    expect(await at(0, true).read(valueOf(header))).toEqual(OVERRIDES);
    expect(await at(0, true).read(valueOf(await at(0).write(OVERRIDES)))).toEqual([]);
  });
});
