import type { operations, Body, Call, Query, Reply } from '@metier/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Trx } from '../db/index.ts';
import type { Actor } from './actor.ts';

/** The input of a call's handler: validated, and its access checked. */
export interface CallContext<C extends Call> {
  /** The caller; null for a public call. */
  readonly actor: (typeof operations)[C]['access'] extends 'public' ? null : Actor;
  readonly query: Query<C>;
  readonly body: Body<C>;
  /** The product's time when the call came in. */
  readonly now: Date;
  readonly db: Db;
  /** For cookies, addresses and files only. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type MaybePromise<T> = T | Promise<T>;
export type RouteHandler<C extends Call> = (context: CallContext<C>) => MaybePromise<Reply<C>>;
export type CommandHandler<C extends Call> = (
  context: CallContext<C> & { readonly trx: Trx },
) => MaybePromise<Reply<C>>;

/** Caller and time of a call, as known before its body is read. */
export type Caller<C extends Call> = Pick<CallContext<C>, 'actor' | 'now'>;

/** A call of the contract with its handler. */
export interface Route {
  readonly call: Call;
  /** True where the body is a file that the handler reads by `FileStreams`. */
  readonly streams?: boolean;
  /** Rejects by throwing, before the body is read. */
  readonly before?:
    | ((caller: { readonly actor: Actor | null; readonly now: Date }) => Promise<void>)
    | undefined;
  /** Either a plain handler or one that runs in one transaction. */
  readonly handler:
    | { readonly kind: 'route'; readonly handle: (context: CallContext<never>) => MaybePromise<unknown> }
    | {
        readonly kind: 'command';
        readonly handle: (context: CallContext<never> & { trx: Trx }) => MaybePromise<unknown>;
      };
}

/**
 * A call that only reads, or that manages its own transactions.
 *
 * @param before runs before the body is read, for example for a limit
 * @example route('GET /api/account/funds', ({ db, actor }) => fundsOf(db, actor.userId))
 */
export const route = <C extends Call>(
  call: C,
  handle: RouteHandler<C>,
  before?: (caller: Caller<C>) => Promise<void>,
): Route => ({
  call,
  before: before as Route['before'],
  handler: { kind: 'route', handle },
});

/**
 * A call whose body is a file, which the handler reads by `FileStreams`; a JSON body is parsed as usual.
 *
 * @example upload('PUT /api/files', ({ request, reply }) => streams.fromBody(request, reply, keep))
 */
export const upload = <C extends Call>(
  call: C,
  handle: RouteHandler<C>,
  before?: (caller: Caller<C>) => Promise<void>,
): Route => ({ ...route(call, handle, before), streams: true });

/**
 * A call that is one transaction. Its changes and the answer stored for its `Idempotency-Key` are committed together;
 * an error rolls back both. The work is retried after a deadlock, so it must have no effects outside the database.
 *
 * @example command('POST /api/customer/acceptance', ({ trx, actor, body, now }) => acceptResult(trx, actor, body, now))
 */
export const command = <C extends Call>(call: C, handle: CommandHandler<C>): Route => ({
  call,
  handler: { kind: 'command', handle: handle as never },
});
