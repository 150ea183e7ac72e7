import { mayCall } from '@metier/contract/access';
import { takesForm } from '@metier/contract/form-body';
import { inputOf, operations, type Call, type Operation } from '@metier/contract/operations';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import Type from 'typebox';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import { AppError, ERROR_SCHEMAS, errorsByStatus } from '../errors/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Actor } from './actor.ts';
import type { Admission } from './admission.ts';
import { authenticate } from './authenticate.ts';
import { bodyLimitOf } from './body-limit.ts';
import { acceptStreams } from './file-streams.ts';
import { acceptForms, readForm } from './forms.ts';
import { callHandler } from './handle-call.ts';
import type { AddressLimit } from './limit-strangers.ts';
import { needsNoDatabase, limitVisitor } from './limit-visitor.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Route } from './route.ts';
import { openUploads, type UploadBounds, type Uploads } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a public call. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** Skips the clock sync of `onRequest`, which saves a query: admission syncs it, or the route does not use the time. */
    readonly skipsClockSync?: boolean;
  }
}

/** Dependencies of all routes. */
export interface RouteServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly admission: Admission;
  readonly limit: RateLimiter;
  readonly limitByAddress: AddressLimit;
  /** Limits of forms, if not the default ones. */
  readonly uploads?: Partial<UploadBounds>;
}

/** Registers routes. Order of checks: caller, permission and rate limit, input; then the handler. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  services: RouteServices,
): void {
  app.decorateRequest('actor', null);
  const streams = routes.filter((route) => route.streams);
  const forms = routes.filter((route) => !route.streams && takesForm(operations[route.call]));
  for (const route of routes)
    if (!streams.includes(route) && !forms.includes(route)) app.route(optionsOf(route, services));
  void app.register(async (scope) => {
    await acceptForms(scope);
    const uploads = openUploads(services.uploads);
    for (const route of forms) scope.route(formOptionsOf(route, services, uploads));
  });
  void app.register(async (scope) => {
    await acceptStreams(scope);
    for (const route of streams) scope.route(optionsOf(route, services));
  });
}

function optionsOf(route: Route, services: RouteServices): RouteOptions {
  const operation: Operation = operations[route.call];
  const [method = '', url = ''] = route.call.split(' ');
  return {
    method,
    url,
    schema: schemaOf(method, operation),
    bodyLimit: bodyLimitOf(route.call, operation),
    config: {
      limit: 'own',
      skipsClockSync: operation.access !== 'public' || needsNoDatabase(route.call),
    },
    onRequest: async (request) => {
      await admit(request, route.call, services);
      await route.before?.({ actor: request.actor, now: services.clock.now() });
    },
    handler: callHandler(route, services.db, services.clock),
  };
}

function formOptionsOf(route: Route, services: RouteServices, uploads: Uploads): RouteOptions {
  const { body = {} }: Operation = operations[route.call];
  return {
    ...optionsOf(route, services),
    preValidation: (request, reply) => readForm(request, reply, body, uploads),
  };
}

async function admit(request: FastifyRequest, call: Call, services: RouteServices): Promise<void> {
  const { access }: Operation = operations[call];
  const { clock, admission, limit } = services;
  if (access === 'public') return limitVisitor(call, request, limit, clock.now());
  const { isLive, retryAfter } = await admission(await knownCaller(request, services));
  // Re-verify the token: admission has just synced the clock.
  const actor = await knownCaller(request, services);
  if (!isLive) {
    services.limitByAddress(request);
    throw new AppError('sessionEnded');
  }
  request.actor = actor;
  if (!mayCall(access, actor)) throw new AppError('notAllowed');
  if (retryAfter !== undefined) throw new AppError('tooManyRequests', { retry_after: retryAfter });
}

/** Without a valid token a call counts by its address. */
async function knownCaller(request: FastifyRequest, services: RouteServices): Promise<Actor> {
  try {
    return await authenticate(request, services.tokens, services.clock.now());
  } catch (error) {
    services.limitByAddress(request);
    throw error;
  }
}

function schemaOf(method: string, operation: Operation) {
  const { summary, reply } = operation;
  const { query, body } = inputOf(method, operation);
  const refusals = [...errorsByStatus(method, operation)].map(
    ([status, names]) => [status, Type.Union(names.map((name) => ERROR_SCHEMAS[name]))] as const,
  );
  return {
    summary,
    response: { 200: reply, ...Object.fromEntries(refusals), default: Type.Never() },
    querystring: query,
    ...(body && { body }),
  };
}
