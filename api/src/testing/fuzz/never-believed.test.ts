import { describe, expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { mediaTypeOf, operations, type Call, type Operation } from '@metier/contract/operations';
import { localClient } from '../../platform/http/index.ts';
import { createMatrixWorld } from '../matrix/matrix-world.ts';
import { orderOf } from '../projects.ts';
import { CALLERS } from '../matrix/callers.ts';
import { isOpenTo } from './attempt.ts';

/** Fields that only the server sets. */
const WISHES = {
  user_id: '6a2e7c1c-52fd-4b3c-9d35-0c0a3e8d4f01',
  customer_id: '6a2e7c1c-52fd-4b3c-9d35-0c0a3e8d4f01',
  freelancer_id: '6a2e7c1c-52fd-4b3c-9d35-0c0a3e8d4f01',
  type_client: 'manager',
  status: 'completed',
  budget: 1,
  price: 1,
  free: true,
  verified: true,
} as const;

const world = await createMatrixWorld();

test.each(Object.keys(operations) as Call[])('%s rejects unknown fields', async (call) => {
  const { access, ...parts }: Operation = operations[call];
  const caller = CALLERS.find((one) => isOpenTo(one, access)) ?? 'owner';
  const client = localClient(world.app.server, world.headers[caller]);
  // The body of a GET is ignored, and that of a part of a file has no fields.
  const hasFields =
    !call.startsWith('GET ') && (!parts.body || mediaTypeOf(parts.body) !== 'application/octet-stream');
  for (const part of hasFields ? (['query', 'body'] as const) : (['query'] as const)) {
    const { properties = {} } = (parts[part] ?? {}) as { properties?: object };
    const example: Partial<Record<typeof part, object>> = examples[call];
    const wishes = Object.entries(WISHES).filter(([name]) => !(name in properties));
    const input = { ...example, [part]: { ...example[part], ...Object.fromEntries(wishes) } };
    const { error } = await client.send(call, input as never);
    const unknown = Object.fromEntries(wishes.map(([name]) => [name, 'unknown']));
    expect(error).toMatchObject({ code: 1000, details: unknown });
  }
});

describe('no caller', () => {
  const person = {
    first_name: 'Max',
    last_name: 'Power',
    email: 'max@metier.test',
    password: 'Correct-horse-1',
  };

  test('can become a manager by sign-up', async () => {
    const visitor = localClient(world.app.server);
    const body = { ...person, type_client: 'manager' } as never;
    expect((await visitor.send('POST /api/auth/signup', { body })).error).toMatchObject({
      code: 1000,
      details: { type_client: 'choice' },
    });
  });

  test.each([
    ['POST /api/auth/change_password', { password: 'Correct-horse-1', new_password: 'Battery-staple-2' }],
    ['POST /api/auth/change_email', { email: 'max@metier.test' }],
    ['POST /api/auth/request_email_code', {}],
    ['POST /api/auth/send_email_code', { confirmation_code: '123456' }],
  ] as const)('can act for somebody else in %s', async (call, body) => {
    const owner = localClient(world.app.server, world.headers.owner);
    const answer = await owner.send(call, { body: { ...body, user_id: world.executor.id } });
    expect(answer).toMatchObject({ status: 403, error: { code: 1002 } });
  });

  test('can set a price', async () => {
    const body = { ...orderOf(world.app), budget: 1 };
    const answer = await world.owner.send('POST /api/projects/project', { body });
    expect(answer).toMatchObject({ status: 409, error: { code: 1020 } });
  });
});
