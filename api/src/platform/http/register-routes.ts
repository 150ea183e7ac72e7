import { mediaTypeOf, operations, type Operation } from '@metier/shared-kit/contract/operations';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import { ERROR_SCHEMAS, errorsByStatus } from '../errors/index.ts';
import { checkAccess } from './access.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Actor } from './actor.ts';
import { authenticate, type IsSessionLive } from './authenticate.ts';
import { acceptForms, readForm } from './forms.ts';
import { callHandler } from './handle-call.ts';
import type { RateLimit, RateLimiter } from './rate-limit.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null where the call is open to everybody. */
    actor: Actor | null;
  }
}

/** What all routes stand on. */
export interface RouteGround {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly limit: RateLimiter;
  readonly isSessionLive: IsSessionLive;
}

const CALLS_OF_A_USER: RateLimit = { name: 'calls', calls: 300, seconds: 60 };

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
  const now = ground.clock.now();
  request.actor = await authenticate(request, ground.tokens, ground.isSessionLive, now);
  checkAccess(access, request.actor);
  await ground.limit(CALLS_OF_A_USER, request.actor.userId, now);
}

function schemaOf(method: string, operation: Operation) {
  const { summary, query, body, reply } = operation;
  const refusals = [...errorsByStatus(method, operation)].map(
    ([status, names]) => [status, Type.Union(names.map((name) => ERROR_SCHEMAS[name]))] as const,
  );
  return {
    summary,
    response: { 200: reply, ...Object.fromEntries(refusals), default: Type.Never() },
    ...(query && { querystring: query }),
    ...(body && { body }),
  };
}
