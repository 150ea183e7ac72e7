import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations, type Call } from '@metier/shared-kit/contract/operations';
import { createTestGround, type TestGround } from '../../testing/index.ts';
import { openApiDocument } from './openapi-document.ts';

let ground: TestGround;
beforeAll(async () => {
  ground = await createTestGround({});
});
afterAll(() => ground.close());

const document = openApiDocument(operations);

test.each(Object.keys(operations) as Call[])('%s is described by its own schemas', (call) => {
  const [method = '', path = ''] = call.split(' ');
  const described = document.paths[path]?.[method.toLowerCase()];
  expect(described).toMatchObject({
    summary: operations[call].summary,
    responses: { 200: { content: { 'application/json': { schema: operations[call].reply } } } },
  });
});

test('errors are listed by status, with every code that has it', () => {
  expect(document.paths['/api/auth/login']?.['post']).toMatchObject({
    responses: {
      401: { description: '1004: Wrong email or password' },
      423: { description: expect.stringContaining('1007') },
    },
  });
});

test('the description and a page to browse it are served', async () => {
  const json = await ground.server.inject('/api/openapi.json');
  expect(json.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Metier' } });
  const page = await ground.server.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});
