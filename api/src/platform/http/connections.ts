import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { senderOf } from './sender.ts';

/** Limits against slow or idle clients; times in milliseconds. */
export interface ConnectionBounds {
  /** Timeout for the headers. */
  readonly headersMs: number;
  /** Timeout for a body that is not a form. */
  readonly bodyMs: number;
  /** Timeout for a part of a file, and for a form that nothing reads. */
  readonly fileMs: number;
  /** Timeout for the complete request: only a form whose rate is watched takes so long. */
  readonly requestMs: number;
  /** Interval of the checks for expired headers and requests. */
  readonly checkMs: number;
  /** Maximum number of connections. */
  readonly maxConnections: number;
  /** Maximum per address. Unused behind a proxy, where all connections come from the proxy. */
  readonly maxPerAddress: number;
}

const DEFAULTS: ConnectionBounds = {
  headersMs: 15_000,
  bodyMs: 30_000,
  fileMs: 300_000,
  // The largest form, 51 MB, arrives in it at 60 KB/s.
  requestMs: 900_000,
  checkMs: 5_000,
  maxConnections: 4_000,
  maxPerAddress: 1_000,
};

/** Longer than the keep-alive timeout of proxies, so that they never reuse a connection that was just closed. */
const KEEP_ALIVE_MS = 72_000;

/** Options of a server. */
interface ServerOptions {
  /** Whether clients connect through a proxy. */
  readonly behindProxy: boolean;
  readonly bounds?: Partial<ConnectionBounds> | undefined;
}

/**
 * An HTTP server that closes slow connections and rejects connections above its limits.
 *
 * @example fastify({ serverFactory: (handler) => boundedServer(handler, { behindProxy: false }) })
 */
export function boundedServer(handler: RequestListener, { behindProxy, bounds = {} }: ServerOptions): Server {
  const { headersMs, bodyMs, fileMs, requestMs, checkMs, maxConnections, maxPerAddress } = {
    ...DEFAULTS,
    ...bounds,
  };
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const server = createServer(options, (request, response) => {
    boundBody(request, isForm(request) ? fileMs : bodyMs);
    handler(request, response);
  });
  server.maxConnections = maxConnections;
  closeUnusedWithIdle(server);
  if (!behindProxy) server.on('connection', limitPerAddress(maxPerAddress));
  return server;
}

/** Forms and files may take longer; a route that accepts neither rejects them unread. */
const isForm = ({ headers, url = '' }: IncomingMessage): boolean =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '') || url.startsWith('/api/files?');

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Lets a form take as long as a request may: for a reader that watches its rate. */
export const boundByRate = (request: IncomingMessage): void => clearTimeout(timers.get(request));

/** Closes the connection of a request whose body is incomplete after the timeout. */
function boundBody(request: IncomingMessage, milliseconds: number): void {
  if (!('content-length' in request.headers) && !('transfer-encoding' in request.headers)) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, milliseconds).unref();
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

function limitPerAddress(max: number): (socket: Socket) => void {
  const counts = new Map<string, number>();
  return (socket) => {
    const sender = senderOf(socket.remoteAddress ?? '');
    const count = (counts.get(sender) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    counts.set(sender, count);
    socket.once('close', () => {
      const left = (counts.get(sender) ?? 1) - 1;
      if (left === 0) counts.delete(sender);
      else counts.set(sender, left);
    });
  };
}

/**
 * Browsers open connections in advance. Node does not count one without a request as idle, so a server that shuts down
 * would wait for the browser to close it.
 */
function closeUnusedWithIdle(server: Server): void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of unused) socket.destroy();
    closeIdle();
  };
}
