import { UUID } from '@metier/contract';
import { operations, type Call, type Operation } from '@metier/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/index.ts';
import { transaction, type Db } from '../db/index.ts';
import { AppError } from '../errors/index.ts';
import { answerOnce, requestHash, type Answer } from './idempotency.ts';
import type { KeyUse } from './idempotency.repository.ts';
import { answerInTransaction } from './idempotent-transaction.ts';
import type { CallContext, Route } from './route.ts';

/** Makes the Fastify handler of a route: builds the context, honours `Idempotency-Key` (a UUID), answers. */
export function callHandler({ call, handler }: Route, db: Db, clock: Clock) {
  const { idempotent = false }: Operation = operations[call];
  const run = (context: CallContext<never>): Promise<unknown> =>
    handler.kind === 'route'
      ? Promise.resolve(handler.handle(context))
      : transaction(db, async (trx) => handler.handle({ ...context, trx }));
  const runOnce = (context: CallContext<never>, use: KeyUse): Promise<Answer> =>
    handler.kind === 'route'
      ? answerOnce(db, use, context.now, () => run(context))
      : answerInTransaction(db, use, context.now, async (trx) => handler.handle({ ...context, trx }));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const context = contextOf(request, reply, db, clock.now());
    const key = idempotent ? keyOf(request) : undefined;
    if (key === undefined || request.actor === null) return run(context);
    const use = { userId: request.actor.userId, key, requestHash: hashOf(call, request) };
    const { status, body, replayed } = await runOnce(context, use);
    if (replayed) void reply.code(status).header('idempotent-replayed', 'true');
    return body;
  };
}

/** In lower case: a UUID in capitals is the same key. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && UUID.test(key)) return key.toLowerCase();
  throw new AppError('invalidInput', { 'Idempotency-Key': 'format' });
}

const hashOf = (call: Call, { query, body }: FastifyRequest): string => requestHash(call, query, body);

function contextOf(request: FastifyRequest, reply: FastifyReply, db: Db, now: Date): CallContext<never> {
  const { actor, query, body } = request;
  return { actor, query, body, now, db, request, reply } as CallContext<never>;
}
