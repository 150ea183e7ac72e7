import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { examples } from '@metier/shared-kit/contract/examples';
import { mediaTypeOf, operations, type Call, type Operation } from '@metier/shared-kit/contract/operations';
import { createTestGround, type TestGround } from '../../testing/index.ts';
import { faultOf } from '../http/validation.ts';
import { openApiDocument } from './openapi-document.ts';

let ground: TestGround;
beforeAll(async () => {
  ground = await createTestGround({});
});
afterAll(() => ground.close());

const document = openApiDocument(operations, examples);

describe.each(Object.keys(operations) as Call[])('%s', (call) => {
  const [method = '', path = ''] = call.split(' ');
  const operation: Operation = operations[call];
  const described = document.paths[path]?.[method.toLowerCase()] as Record<string, unknown>;
  const example = examples[call];

  test('is described by its own schemas, its role rule, its errors and an example', () => {
    const { summary, access, body, reply } = operation;
    const isFile = mediaTypeOf(reply) !== 'application/json';
    expect(summary).not.toBe('');
    expect(access.length).toBeGreaterThan(0);
    expect(described).toMatchObject({
      summary,
      'x-open-to': access,
      responses: {
        200: {
          content: { [mediaTypeOf(reply)]: { schema: reply, ...(isFile ? {} : { example: example.reply }) } },
        },
        400: { description: expect.stringContaining('1000: ') },
        500: { description: expect.stringContaining('1099: ') },
        ...(access !== 'public' && {
          401: { description: expect.stringContaining('1001: ') },
          403: { description: expect.stringContaining('1002: ') },
        }),
      },
    });
    if (body)
      expect(described['requestBody']).toMatchObject({
        content: { [mediaTypeOf(body)]: { schema: body, example: example.body } },
      });
  });

  test.each(['query', 'body', 'reply'] as const)('has an example whose %s fits its schema', (part) => {
    const schema = operation[part];
    const shown = { query: undefined, ...example }[part];
    if (schema) expect(faultOf(schema, shown)).toBeUndefined();
    else expect(shown).toBeUndefined();
  });
});

test('a query is described one parameter at a time, each with its example', () => {
  expect(document.paths['/api/projects']?.['get']).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'page', in: 'query', required: false, example: 1 }),
    ]),
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
