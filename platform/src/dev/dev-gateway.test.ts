import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readGatewayConfig } from '@metier/api';
import { type SampleGateway, startSampleGateway } from '../federation/gateway/testing/sample-gateway.ts';
import { createDevGateway } from './dev-gateway.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

test.each([
  [{ METIER_PAYMENTS: 'stripe' }, ' data-demo data-stripe'],
  [{ METIER_PAYMENTS: 'sandbox' }, ' data-demo'],
  [{ METIER_DEMO: '0' }, ''],
])('the page of development reflects the settings %j', async (settings, says) => {
  const { store, api } = sample;
  const config = readGatewayConfig(settings);
  const gateway = await createDevGateway(config, { store, api: { app: api }, changes: new EventEmitter() });
  const page = await gateway.inject('/');
  expect(page.body).toContain(`<html lang="en"${says}>`);
  const reachesStripe = String(page.headers['content-security-policy']).includes('https://js.stripe.com');
  expect(reachesStripe).toBe(says.includes('stripe'));
  await gateway.close();
});
