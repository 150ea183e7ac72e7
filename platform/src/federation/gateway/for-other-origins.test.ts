import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createGateway } from './create-gateway.ts';
import { type SampleGateway, startSampleGateway } from './testing/sample-gateway.ts';

let sample: SampleGateway;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

test('pages of other origins may load the files of a development gateway, but not of other gateways', async () => {
  const dev = await createGateway({
    store: sample.store,
    api: { app: sample.api },
    changes: new EventEmitter(),
  });
  const manifest = await dev.inject('/releases/customer/manifest.json');
  expect(manifest.json()).toMatchObject({ app: 'customer', schema: 1 });
  for (const { headers } of [manifest, await dev.inject('/releases/customer/entry.js')])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  expect((await dev.inject('/releases/none/manifest.json')).statusCode).toBe(404);
  const page = await dev.inject('/');
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  await dev.close();
  const production = await createGateway({ store: sample.store, api: { app: sample.api } });
  const real = await production.inject('/releases/customer/entry.js');
  expect(real.headers['access-control-allow-origin']).toBeUndefined();
  await production.close();
});
