import { randomUUID } from 'node:crypto';
import { mediaTypeOf, repliesOf } from '@metier/contract/operations';
import { faultOf, validatorFor, WRONG_MEDIA_TYPE, type Validate } from '@metier/contract/validation';
import cookies from '@fastify/cookie';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { TSchema } from 'typebox';
import type { Clock } from '../clock/index.ts';
import { AppError } from '../errors/index.ts';
import { COMMON_BODY_LIMIT } from './body-limit.ts';
import { boundedServer } from './connections.ts';
import { sendError, sendUnknownPath } from './error-handler.ts';
import { refuseForeignOrigin } from './foreign-origin.ts';
import type { AddressLimit } from './limit-strangers.ts';
import { apiHeaders } from './security-headers.ts';
import { trustOption, type TrustedProxies } from './trusted-proxies.ts';

/** Options of a server. */
export interface ServerOptions {
  readonly log: Logger;
  readonly clock: Clock;
  readonly trustProxy: TrustedProxies;
  /** The public origin. Cookies are accepted only from its pages and, with `https:`, only over TLS. */
  readonly origin: string;
  /** True if another process may move the clock while this one runs. */
  readonly clockMoves: boolean;
  readonly limitByAddress: AddressLimit;
  /** True in tests: a reply that violates the contract becomes an error. */
  readonly checkReplies: boolean;
}

/** A server without routes: validates input, maps errors, and sends the product's time with every response. */
export async function createServer({
  log,
  clock,
  trustProxy,
  origin,
  clockMoves,
  limitByAddress,
  checkReplies,
}: ServerOptions): Promise<FastifyInstance> {
  const headers = apiHeaders(origin);
  const app = fastify({
    bodyLimit: COMMON_BODY_LIMIT,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: trustOption(trustProxy),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // A path that cannot be decoded reaches no hook.
    frameworkErrors: (_error, request, reply) =>
      void sendUnknownPath(request, reply.headers({ ...headers, 'x-request-id': request.id })),
    serverFactory: (handler) => boundedServer(handler, { behindProxy: trustProxy !== 0 }),
  });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    refusing(validatorFor(schema as TSchema, httpPart === 'body' ? 'body' : 'querystring')),
  );
  app.setSerializerCompiler(({ schema }) => (checkReplies ? checkedJson(schema as TSchema) : JSON.stringify));
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(sendUnknownPath);
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(headers);
    refuseForeignOrigin(request, origin);
    if (request.routeOptions.config.limit !== 'own') limitByAddress(request);
    next();
  });
  app.addHook('onRequest', async (request, reply) => {
    // Without the database the clock keeps its last offset; routes that need the database fail by themselves.
    if (clockMoves && !request.routeOptions.config.skipsClockSync) await clock.sync().catch(() => undefined);
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('date', clock.now().toUTCString());
  });
  acceptJson(app);
  await app.register(cookies);
  return app as unknown as FastifyInstance;
}

/** Parses JSON bodies; scopes may add forms. An empty body counts as absent, whatever its content type. */
function acceptJson(
  app: Pick<FastifyInstance, 'addContentTypeParser' | 'removeContentTypeParser' | 'getDefaultJsonParser'>,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parse(request, text as string, done);
  });
  app.removeContentTypeParser('text/plain');
  // Forms may take long to arrive, so a route that takes none refuses them unread.
  app.addContentTypeParser(/^multipart\//i, (_request, _payload, done) => {
    done(new AppError('invalidInput', WRONG_MEDIA_TYPE), undefined);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    done(text === '' ? null : new AppError('invalidInput', WRONG_MEDIA_TYPE), undefined);
  });
}

/** Fastify's format of a failed validation. */
function refusing(validate: Validate): (data: unknown) => { value: unknown } | { error: AppError } {
  return (data) => {
    const checked = validate(data);
    return 'faults' in checked ? { error: new AppError('invalidInput', checked.faults) } : checked;
  };
}

function checkedJson(schema: TSchema): (reply: unknown) => string {
  return (reply) => {
    if (repliesOf(schema).some((one) => mediaTypeOf(one) !== 'application/json'))
      throw new Error('The contract promises a file');
    const json = JSON.stringify(reply);
    const fault = faultOf(schema, JSON.parse(json));
    if (fault) throw new Error(`The reply is not as the contract says: ${fault}`);
    return json;
  };
}
