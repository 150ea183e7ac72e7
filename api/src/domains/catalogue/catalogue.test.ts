import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICES } from '@metier/contract';
import { clientOf, createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('anybody sees all fifty services with name and minimum price, and the six profile categories', async () => {
  const { services, categories } = await clientOf(app.server).call('GET /api/catalogue');
  expect(services).toHaveLength(50);
  expect(new Set(services.map(({ id }) => id))).toEqual(new Set(SERVICES.map(({ id }) => id)));
  expect(services.filter(({ name }) => name === '')).toEqual([]);
  expect(services).toContainEqual({
    id: 50402,
    type: 'copywriting',
    name: 'Caption pack',
    minimum_price: 500,
  });
  expect(categories.map(({ type }) => type)).toEqual([
    'marketing',
    'design',
    'development',
    'consulting',
    'copywriting',
    'media',
  ]);
});
