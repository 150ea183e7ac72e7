import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/metier';
const PRODUCTION = {
  DATABASE_URL,
  NODE_ENV: 'production',
  METIER_DEMO: '0',
  METIER_SECRET: 'x'.repeat(32),
  METIER_PAYMENTS: 'sandbox',
  METIER_MAIL: 'smtps://mail.example',
};

test("on one's own machine a database is enough", () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    port: 8080,
    origin: 'http://localhost:8080',
    demo: true,
    payments: 'sandbox',
    mail: { kind: 'database' },
  });
});

test('a demo answers its own machine only, the real thing everybody, unless HOST says otherwise', () => {
  expect(readConfig({ DATABASE_URL }).host).toBe('localhost');
  expect(readConfig({ DATABASE_URL, METIER_DEMO: '0' }).host).toBe('0.0.0.0');
  expect(readConfig({ DATABASE_URL, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('the address follows the port, unless it is given', () => {
  expect(readConfig({ DATABASE_URL, PORT: '9000' }).origin).toBe('http://localhost:9000');
  expect(readConfig({ DATABASE_URL, METIER_ORIGIN: 'https://metier.example/' }).origin).toBe(
    'https://metier.example',
  );
});

describe('in production', () => {
  test('what is chosen by name is accepted', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      demo: false,
      mail: { kind: 'smtp', url: 'smtps://mail.example' },
    });
    const demonstration = {
      ...PRODUCTION,
      METIER_DEMO: '1',
      METIER_SECRET: 'default',
      METIER_MAIL: 'database',
    };
    expect(readConfig(demonstration)).toMatchObject({ demo: true, mail: { kind: 'database' } });
  });

  test.each(['METIER_DEMO', 'METIER_SECRET', 'METIER_PAYMENTS', 'METIER_MAIL'])(
    'the default of %s is refused',
    (name) => {
      expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(name);
    },
  );

  test('one message names everything that is wrong', () => {
    const start = () => readConfig({ NODE_ENV: 'production' });
    for (const name of ['DATABASE_URL', 'METIER_DEMO', 'METIER_SECRET', 'METIER_PAYMENTS', 'METIER_MAIL']) {
      expect(start).toThrow(name);
    }
  });
});

test.each([
  [{ METIER_SECRET: 'too short' }, 'METIER_SECRET'],
  [{ METIER_MAIL: 'mail.example' }, 'METIER_MAIL'],
  [{ METIER_PAYMENTS: 'cash' }, 'METIER_PAYMENTS'],
])('%j is refused anywhere', (settings, name) => {
  expect(() => readConfig({ DATABASE_URL, ...settings })).toThrow(name);
});
