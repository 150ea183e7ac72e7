import { mediaTypeOf, repliesOf, type Operation } from '@metier/contract/operations';
import type { TSchema } from 'typebox';
import { errorsByStatus } from '../errors/index.ts';
import { errorComponents, errorResponses } from './error-responses.ts';

/** An example of a call. */
interface Example {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply: unknown;
}

/**
 * The OpenAPI 3.1 description of calls, generated from the schemas that validate them. Source: product.md §6.
 *
 * @param examples one for every call, by the same names
 * @example openApiDocument(operations, examples).paths['/api/catalogue'].get.summary
 */
export function openApiDocument(
  operations: Readonly<Record<string, Operation>>,
  examples: Readonly<Record<string, Example>>,
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [call, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = call.split(' ');
    const described = describeOperation(method, path, operation, examples[call]);
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Metier',
      version: '1.0.0',
      description: 'The API of the fixed-price freelance marketplace.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: errorComponents(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeOperation(method: string, path: string, operation: Operation, example: Example | undefined) {
  const { summary, access, query, body, reply, idempotent } = operation;
  const isPublic = access === 'public';
  return {
    summary,
    description: typeof access === 'string' ? `Open to: ${access}` : `Open to: ${access.join(', ')}`,
    'x-open-to': access,
    tags: [path.split('/')[2] ?? ''],
    operationId: operationId(method, path),
    security: isPublic ? [] : [{ token: [] }],
    parameters: [...queryParameters(query, example?.query), ...(idempotent ? [IDEMPOTENCY_KEY] : [])],
    ...(body && { requestBody: { required: true, content: content(body, example?.body) } }),
    responses: {
      200: {
        description: 'Done',
        content: content(reply, example?.reply),
        ...(idempotent && { headers: REPLAYED }),
      },
      ...errorResponses(errorsByStatus(method, operation)),
    },
  };
}

/**
 * The operation's name in generated clients. Example: `operationId('POST', '/api/customer/pay') // 'postCustomerPay'`.
 */
const operationId = (method: string, path: string): string =>
  path
    .slice('/api'.length)
    .replaceAll(/[/_-](\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^/, method.toLowerCase());

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made by the client and kept until the answer arrives: the same key and body give the first answer again',
  schema: { type: 'string', format: 'uuid' },
} as const;

const REPLAYED = {
  'Idempotent-Replayed': {
    description: '`true` where this is the first answer to the same key and body again',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

/** The example of a file or stream is omitted, since its bytes are unreadable. */
const content = (reply: TSchema, example: unknown) =>
  Object.fromEntries(
    repliesOf(reply).map((schema) => [
      mediaTypeOf(schema),
      { schema, ...(!isBinary(example) && { example }) },
    ]),
  );

const isBinary = (example: unknown): boolean =>
  [Uint8Array, Blob, ReadableStream].some((kind) => example instanceof kind);

function queryParameters(query: Operation['query'], example: Example['query'] = {}): object[] {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }));
}
