import { expect, test } from '@jest/globals';
import { readConfig, readGatewayConfig } from '../config.ts';

const DATABASE_URL = 'postgres://localhost/metier';

test.each([
  ['0', 0],
  ['1', 1],
  ['3', 3],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, fd00::/8 ,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('METIER_TRUST_PROXY=%s is taken, by API and gateway alike', (METIER_TRUST_PROXY, proxies) => {
  expect(readConfig({ DATABASE_URL, METIER_TRUST_PROXY }).trustProxy).toEqual(proxies);
  expect(readGatewayConfig({ METIER_TRUST_PROXY }).trustProxy).toEqual(proxies);
});

test.each([
  'true',
  '-1',
  '1.5',
  '10',
  '1e3',
  'loopback',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '::/0',
  '10.0.0.7,',
  '10.0.0.0/8/8',
  '300.0.0.1',
])('METIER_TRUST_PROXY=%s is refused by name, by API and gateway alike', (METIER_TRUST_PROXY) => {
  expect(() => readConfig({ DATABASE_URL, METIER_TRUST_PROXY })).toThrow('METIER_TRUST_PROXY');
  expect(() => readGatewayConfig({ METIER_TRUST_PROXY })).toThrow('METIER_TRUST_PROXY');
});
