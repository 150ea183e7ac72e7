import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ERROR_NAMES, ERRORS } from '@metier/contract';
import { ERROR_EXAMPLES, examples } from '@metier/contract/examples';
import { mediaTypeOf, operations, repliesOf, type Call, type Operation } from '@metier/contract/operations';
import { faultOf } from '@metier/contract/validation';
import type { TSchema } from 'typebox';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';
import { AppError, describeError } from '../errors/index.ts';
import { route } from '../http/index.ts';
import { openApiDocument } from './openapi-document.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await createTestHarness({}, { docs: true });
});
afterAll(() => harness.close());

const document = openApiDocument(operations, examples);

describe.each(Object.keys(operations) as Call[])('%s', (call) => {
  const [method = '', path = ''] = call.split(' ');
  const operation: Operation = operations[call];
  const described = document.paths[path]?.[method.toLowerCase()] as Record<string, unknown>;
  const example = examples[call];

  test('is described by its own schemas, its role rule, its errors and an example', () => {
    const { summary, access, body, reply } = operation;
    const isFile = (schema: TSchema) => mediaTypeOf(schema) !== 'application/json';
    expect(summary).not.toBe('');
    expect(access.length).toBeGreaterThan(0);
    expect(described).toMatchObject({
      summary,
      'x-open-to': access,
      responses: {
        200: {
          content: Object.fromEntries(
            repliesOf(reply).map((schema) => [
              mediaTypeOf(schema),
              { schema, ...(isFile(schema) ? {} : { example: example.reply }) },
            ]),
          ),
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
        content: {
          [mediaTypeOf(body)]: {
            schema: body,
            ...(!(example.body instanceof Blob) && { example: example.body }),
          },
        },
      });
  });

  test.each(['query', 'body', 'reply'] as const)('has an example whose %s fits its schema', (part) => {
    const schema = operation[part];
    const shown = { query: undefined, ...example }[part];
    if (schema) expect(faultOf(schema, shown)).toBeUndefined();
    else expect(shown).toBeUndefined();
  });
});

test('every call has a unique name for generated clients', () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const names = described.map((operation) => (operation as { operationId: string }).operationId);
  expect(names).toContain('getProjectsProjectCardAgreementFile');
  expect(new Set(names).size).toBe(Object.keys(operations).length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]+$/);
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

test('413 is listed for every call with a body', () => {
  expect(document.paths['/api/customer/pay']?.['post']).toMatchObject({
    responses: { 413: { description: expect.stringContaining('1000') } },
  });
  expect(document.paths['/api/catalogue']?.['get']).not.toHaveProperty('responses.413');
});

test.each(ERROR_NAMES)('the error "%s" has a schema and an example', (name) => {
  const { [`Error${ERRORS[name].code}`]: schema } = document.components.schemas;
  const { [name]: details } = ERROR_EXAMPLES as Record<string, object>;
  const { code } = ERRORS[name];
  const shown = { error: { code, description: describeError(name), ...(details && { details }) } };
  expect(schema).toMatchObject({ description: describeError(name), examples: [shown] });
  expect(faultOf(schema ?? {}, shown)).toBeUndefined();
  expect(faultOf(schema ?? {}, { error: { ...shown.error, code: 1 } })).toBeDefined();
});

test('a payment that the bank asks to confirm is described with what the confirmation needs', () => {
  expect(document.paths['/api/customer/pay']?.['post']).toMatchObject({
    responses: {
      409: {
        content: {
          'application/json': {
            schema: { anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/Error1022' }]) },
          },
        },
      },
    },
  });
  expect(ERROR_EXAMPLES.paymentPending).toEqual({ confirmation: expect.stringContaining('_secret_') });
});

describe('a server that checks its replies', () => {
  test('returns no error that its call does not list', async () => {
    const loose = await createTestHarness({
      routes: [route('GET /api/account/funds', () => Promise.reject(new AppError('noEditsLeft')))],
    });
    const freelancer = await loose.actor('freelancer');
    const { status } = await freelancer.send('GET /api/account/funds');
    await loose.close();
    expect(status).toBe(500);
  });
});

test('serves the description and a page to browse it', async () => {
  const json = await harness.server.inject('/api/openapi.json');
  expect(json.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Metier' } });
  const page = await harness.server.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});
