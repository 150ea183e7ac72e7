import { describe, expect, test } from '@jest/globals';
import { readConfig, readGatewayConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/metier';
const PRODUCTION = {
  DATABASE_URL,
  NODE_ENV: 'production',
  METIER_DEMO: '0',
  METIER_SECRET: 'x'.repeat(32),
  METIER_PAYMENTS: 'sandbox',
  METIER_FILES: 's3://files/metier?endpoint=https://s3.example&region=eu-central-1',
  METIER_MAIL: 'smtps://mail.example',
  METIER_SELLER_NAME: 'Beispiel GmbH',
  METIER_SELLER_ADDRESS: 'Lindenstraße 4, 10969 Berlin',
  METIER_SELLER_TAX_NUMBER: 'DE811907980',
};
const SELLER_SETTINGS = ['METIER_SELLER_NAME', 'METIER_SELLER_ADDRESS', 'METIER_SELLER_TAX_NUMBER'] as const;
const STRIPE = {
  METIER_PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('for local use a database is enough', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    port: 8080,
    origin: 'http://localhost:8080',
    demo: true,
    payments: { kind: 'sandbox' },
    mail: { kind: 'database' },
  });
});

test('the documentation of the API is on, unless it is switched off', () => {
  expect(readConfig({ DATABASE_URL }).docs).toBe(true);
  expect(readConfig({ DATABASE_URL, METIER_DOCS: '0' }).docs).toBe(false);
});

test('listens on the loopback interface only, unless HOST is set', () => {
  for (const settings of [{ DATABASE_URL }, PRODUCTION]) {
    expect(readConfig(settings).host).toBe('localhost');
    expect(readConfig({ ...settings, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  }
  expect(readGatewayConfig({}).host).toBe('localhost');
});

test('the default secret is for demo mode only; otherwise one must be set', () => {
  const [known] = readConfig({ DATABASE_URL }).secrets;
  expect(() => readConfig({ DATABASE_URL, METIER_DEMO: '0' })).toThrow(
    'with METIER_DEMO=0 METIER_SECRET must be your own secret of 32 characters or more',
  );
  expect(() => readConfig({ DATABASE_URL, METIER_DEMO: '0', METIER_SECRET: 'default' })).toThrow(
    'with METIER_DEMO=0 METIER_SECRET must be your own secret',
  );
  expect(readConfig({ DATABASE_URL, METIER_SECRET: 'default' }).secrets).toEqual([known]);
  expect(readConfig(PRODUCTION).secrets).toEqual([PRODUCTION.METIER_SECRET]);
});

test('the previous secret can be listed after the current one', () => {
  const METIER_SECRET_PREVIOUS = 'y'.repeat(32);
  expect(readConfig({ ...PRODUCTION, METIER_SECRET_PREVIOUS }).secrets).toEqual([
    PRODUCTION.METIER_SECRET,
    METIER_SECRET_PREVIOUS,
  ]);
});

test('the origin follows the port, unless it is set', () => {
  expect(readConfig({ DATABASE_URL, PORT: '9000' }).origin).toBe('http://localhost:9000');
});

test.each([
  ['https://metier.example/', 'https://metier.example'],
  ['https://Metier.Example:443', 'https://metier.example'],
  ['http://10.0.0.7:8080', 'http://10.0.0.7:8080'],
])('the address %s is kept as browsers write it', (METIER_ORIGIN, origin) => {
  expect(readConfig({ DATABASE_URL, METIER_ORIGIN }).origin).toBe(origin);
});

test.each([
  'Metier <post@metier.example>',
  '"Metier, Berlin" <post@metier.example>',
  'post@metier.example',
  'Metier <bounce+metier@firm.example>',
])('mails may come from %s', (METIER_MAIL_FROM) => {
  expect(readConfig({ ...PRODUCTION, METIER_MAIL_FROM }).mail).toMatchObject({ from: METIER_MAIL_FROM });
});

describe('in production', () => {
  test('explicitly set values are accepted', () => {
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

  test.each(['METIER_DEMO', 'METIER_SECRET', 'METIER_PAYMENTS', 'METIER_MAIL', 'METIER_FILES'])(
    'the default of %s is rejected',
    (name) => {
      expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(name);
    },
  );

  test('the seller comes from the settings; demo mode has an obviously fictitious one', () => {
    expect(readConfig(PRODUCTION).seller).toEqual({
      name: 'Beispiel GmbH',
      address: 'Lindenstraße 4, 10969 Berlin',
      taxNumber: 'DE811907980',
    });
    const unnamed = Object.fromEntries(SELLER_SETTINGS.map((name) => [name, undefined]));
    expect(readConfig({ ...PRODUCTION, ...unnamed, METIER_DEMO: '1' }).seller.name).toContain('fictional');
    expect(readConfig({ DATABASE_URL }).seller.name).toContain('fictional');
  });

  test.each(SELLER_SETTINGS)('a missing %s is rejected', (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(name);
  });

  test('one message lists all faults', () => {
    const start = () => readConfig({ NODE_ENV: 'production' });
    for (const name of [
      'DATABASE_URL',
      'METIER_DEMO',
      'METIER_SECRET',
      'METIER_PAYMENTS',
      'METIER_MAIL',
      'METIER_FILES',
      ...SELLER_SETTINGS,
    ]) {
      expect(start).toThrow(name);
    }
  });
});

test.each([
  ['/srv/files', { folder: '/srv/files' }],
  ['s3://files', { bucket: 'files', prefix: '', pathStyle: false }],
  [
    's3://files/a/b/?endpoint=https://s3.example&region=eu',
    { bucket: 'files', prefix: 'a/b/', endpoint: 'https://s3.example', region: 'eu', pathStyle: true },
  ],
  [
    's3://files?endpoint=https://s3.example&path-style=false',
    { bucket: 'files', prefix: '', endpoint: 'https://s3.example', pathStyle: false },
  ],
])('files may be kept in %s', (METIER_FILES, place) => {
  expect(readConfig({ DATABASE_URL, METIER_FILES }).files).toEqual(place);
});

test.each([
  [undefined, undefined],
  ['clamd://scanner.example', { host: 'scanner.example', port: 3310 }],
  ['clamd://10.0.0.7:3311', { host: '10.0.0.7', port: 3311 }],
])('METIER_SCANNER may be %s', (METIER_SCANNER, address) => {
  expect(readConfig({ DATABASE_URL, METIER_SCANNER }).scanner).toEqual(address);
});

test('Stripe needs its three keys and is rejected in demo mode', () => {
  expect(readConfig({ ...PRODUCTION, ...STRIPE }).payments).toEqual({
    kind: 'stripe',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  });
  const start = () => readConfig({ ...PRODUCTION, METIER_PAYMENTS: 'stripe', METIER_DEMO: '1' });
  for (const name of [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'METIER_DEMO=0',
  ])
    expect(start).toThrow(name);
});

test('the message never contains a key', () => {
  const mixed = { ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'swordfish' };
  const start = () => readConfig({ ...PRODUCTION, ...mixed });
  expect(start).toThrow('both of test or both of live');
  expect(start).not.toThrow('swordfish');
});

test.each([
  [{ METIER_SECRET: 'too short' }, 'METIER_SECRET'],
  [{ METIER_SECRET_PREVIOUS: 'default' }, 'METIER_SECRET_PREVIOUS'],
  [{ METIER_MAIL: 'mail.example' }, 'METIER_MAIL'],
  [{ METIER_FILES: 's3://' }, 'METIER_FILES'],
  [{ METIER_SCANNER: 'scanner.example:3310' }, 'METIER_SCANNER'],
  [{ METIER_SCANNER: 'clamd:///run/clamd.sock' }, 'METIER_SCANNER'],
  [{ METIER_FILES: 's3://files?secret=1' }, 'METIER_FILES'],
  [{ METIER_PAYMENTS: 'cash' }, 'METIER_PAYMENTS'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ METIER_CONNECTIONS: '5' }, 'METIER_CONNECTIONS'],
  [{ METIER_SELLER_NAME: 'Beispiel\nGmbH' }, 'METIER_SELLER_NAME'],
  [{ PORT: '70000' }, 'PORT'],
  [{ METIER_ORIGIN: 'metier.example' }, 'METIER_ORIGIN'],
  [{ METIER_ORIGIN: 'https://metier.example/app' }, 'METIER_ORIGIN'],
  [{ METIER_ORIGIN: 'https://metier.example?lang=de' }, 'METIER_ORIGIN'],
  [{ METIER_ORIGIN: 'https://me tier.example' }, 'METIER_ORIGIN'],
  [{ METIER_ORIGIN: 'https://somebody@metier.example' }, 'METIER_ORIGIN'],
  [{ METIER_MAIL: 'smtp://mail.example', METIER_MAIL_FROM: 'Metier' }, 'METIER_MAIL_FROM'],
  [{ METIER_MAIL: 'smtp://mail.example', METIER_MAIL_FROM: 'Metier <metier>' }, 'METIER_MAIL_FROM'],
  [{ METIER_MAIL: 'smtp://mail.example', METIER_MAIL_FROM: 'a@b.example, c@d.example' }, 'METIER_MAIL_FROM'],
  [{ METIER_METRICS_TOKEN: 'short' }, 'METIER_METRICS_TOKEN'],
  [{ METIER_DRAIN_SECONDS: 'long' }, 'METIER_DRAIN_SECONDS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%j is refused anywhere', (settings, name) => {
  expect(() => readConfig({ DATABASE_URL, ...settings })).toThrow(name);
});

describe('overrides are allowed', () => {
  const originsOf = (settings: Record<string, string>) =>
    readConfig({ DATABASE_URL, ...settings }).overrides.origins;

  test.each([
    ["from any port of one's own machine in a demo that only it can reach", {}, ['http://localhost:*']],
    ['from nowhere in a demo that others reach', { HOST: '0.0.0.0' }, []],
    ['from nowhere in a demo under a public address', { METIER_ORIGIN: 'https://demo.example' }, []],
    ['from nowhere in production', PRODUCTION, []],
    ['from nowhere where nobody may', { METIER_OVERRIDE_ORIGINS: 'none' }, []],
    [
      'from the listed origins',
      { ...PRODUCTION, METIER_OVERRIDE_ORIGINS: 'https://preview.example, http://localhost:8101' },
      ['https://preview.example', 'http://localhost:8101'],
    ],
  ])('%s', (_where, settings, origins) => {
    expect(originsOf(settings)).toEqual(origins);
  });

  test.each([
    'preview.example',
    'https://preview.example/',
    'https://*',
    'https://preview.example:*',
    'ftp://a',
    '*',
  ])('not from %s, which is no origin', (METIER_OVERRIDE_ORIGINS) => {
    expect(() => originsOf({ METIER_OVERRIDE_ORIGINS })).toThrow('METIER_OVERRIDE_ORIGINS');
  });

  test('a gateway without the API needs the secret for them, and only then', () => {
    const METIER_DEMO = '0';
    expect(readGatewayConfig({ METIER_DEMO }).overrides).toEqual({ origins: [], keys: undefined });
    const METIER_OVERRIDE_ORIGINS = 'https://preview.example';
    expect(() => readGatewayConfig({ METIER_DEMO, METIER_OVERRIDE_ORIGINS })).toThrow('METIER_SECRET');
    const METIER_SECRET = 'x'.repeat(32);
    const keysOf = (settings: Record<string, string>) => readGatewayConfig(settings).overrides.keys;
    const keys = keysOf({ METIER_DEMO, METIER_SECRET, METIER_OVERRIDE_ORIGINS });
    expect(keys).toEqual(
      readConfig({ ...PRODUCTION, METIER_SECRET, METIER_OVERRIDE_ORIGINS }).overrides.keys,
    );
  });
});
