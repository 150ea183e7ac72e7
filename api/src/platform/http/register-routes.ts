import { mediaTypeOf, operations, type Operation } from '@metier/shared-kit/contract/operations';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import { AppError, ERROR_SCHEMAS, errorsByStatus } from '../errors/index.ts';
import { checkAccess } from './access.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Actor } from './actor.ts';
import type { Admission } from './admission.ts';
import { authenticate } from './authenticate.ts';
import { acceptForms, readForm } from './forms.ts';
import { callHandler } from './handle-call.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null where the call is open to everybody. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** True where admitting the caller tells the time, so that nobody else need ask for it. */
    readonly admits?: boolean;
  }
}

/** What a call takes that asks for nothing: a field more is refused there, too, and never passed over. */
const NOTHING = Type.Object({}, { additionalProperties: false });

/** What all routes stand on. */
export interface RouteGround {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly admission: Admission;
}

/** Registers routes: first who calls and whether they may, then whether the input fits, then the handler. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], ground: RouteGround): void {
  app.decorateRequest('actor', null);
  for (const route of routes) if (!takesForm(route)) app.route(optionsOf(route, ground));
  void app.register(async (scope) => {
    await acceptForms(scope);
    for (const route of routes) if (takesForm(route)) scope.route(formOptionsOf(route, ground));
  });
}

function takesForm({ call }: Route): boolean {
  const { body }: Operation = operations[call];
  return body !== undefined && mediaTypeOf(body) === 'multipart/form-data';
}

function optionsOf(route: Route, ground: RouteGround): RouteOptions {
  const operation: Operation = operations[route.call];
  const [method = '', url = ''] = route.call.split(' ');
  return {
    method,
    url,
    schema: schemaOf(method, operation),
    config: { admits: operation.access !== 'public' },
    onRequest: (request) => admit(request, operation, ground),
    handler: callHandler(route, ground.db, ground.clock),
  };
}

function formOptionsOf(route: Route, ground: RouteGround): RouteOptions {
  const { body = {} }: Operation = operations[route.call];
  return { ...optionsOf(route, ground), preValidation: (request) => readForm(request, body) };
}

async function admit(request: FastifyRequest, { access }: Operation, ground: RouteGround): Promise<void> {
  if (access === 'public') return;
  const { tokens, clock, admission } = ground;
  const { isLive, retryAfter } = await admission(await authenticate(request, tokens, clock.now()));
  // What time it is was learnt only now.
  const actor = await authenticate(request, tokens, clock.now());
  if (!isLive) throw new AppError('sessionEnded');
  request.actor = actor;
  checkAccess(access, actor);
  if (retryAfter !== undefined) throw new AppError('tooManyRequests', { retry_after: retryAfter });
}

function schemaOf(method: string, operation: Operation) {
  const { summary, query, body, reply } = operation;
  const refusals = [...errorsByStatus(method, operation)].map(
    ([status, names]) => [status, Type.Union(names.map((name) => ERROR_SCHEMAS[name]))] as const,
  );
  return {
    summary,
    response: { 200: reply, ...Object.fromEntries(refusals), default: Type.Never() },
    querystring: query ?? NOTHING,
    // By HTTP the body of a GET means nothing; nobody reads it.
    ...(method !== 'GET' && { body: body ?? NOTHING }),
  };
}
