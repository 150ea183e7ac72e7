import { commonHeaders, openLog, type ProxyTrust } from '@metier/api/platform';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  LiveReleaseReader,
  ReleaseError,
  type ReleaseStore,
  type ServedReleases,
} from '../../releases/index.ts';
import type { SecurityLog } from '../../upload/refusal.ts';
import { serveUploads } from '../../upload/serve-uploads.ts';
import { type ApiTarget, proxyTo, serverWith } from './api-target.ts';
import { serveForOtherOrigins } from './for-other-origins.ts';
import { type Changes, liveReloadScript, serveLiveReload, stateOf } from './live-reload.ts';
import { openOverrides, type OverrideOptions, withOverrides } from './overrides/index.ts';
import { serveReleases } from './release-files.ts';
import { headOf } from './public-page.ts';
import { preloadsOf, type PreloadsOf } from './preloads.ts';
import { servePreviewPicture } from './preview-picture.ts';
import { NOT_COUNTED } from './not-counted.ts';
import { notFound } from './not-found.ts';
import { openReports } from './reports/index.ts';
import { roleOf } from './role.ts';
import { NO_SHELL, sendBuilds } from './send-builds.ts';
import { sendPage } from './send-page.ts';
import { serveRegistry } from './serve-registry.ts';
import { knownVisitor, visitorNumberOf } from './visitor-number.ts';
import { releasesFor } from './visitor-releases.ts';

export interface GatewayOptions {
  readonly store: ReleaseStore;
  readonly api: ApiTarget;
  /** In development: each change reloads the page. */
  readonly changes?: Changes;
  /** The sign-in page may list the demo accounts: the API has demo data. */
  readonly demo?: boolean;
  /** Stripe handles card data: the page's policy allows its origins. */
  readonly stripe?: boolean;
  /** The public origin; `https:` adds HSTS. */
  readonly origin?: string;
  /** Trusted proxies for the visitor's address; by default none. */
  readonly trustProxy?: ProxyTrust;
  /** Preloads of a page; by default all of its files. */
  readonly preloads?: PreloadsOf;
  /** Receives messages for the operator, such as a damaged release; by default stderr. */
  readonly report?: (message: string) => void;
  /** Receives security events; by default lines of JSON on standard output, as the API's. */
  readonly log?: SecurityLog;
  /** Origins from which testers may load a remote instead of its live release; by default none. */
  readonly overrides?: OverrideOptions;
  /** Interval at which the registry is read in the background; by default it is read for each page. */
  readonly pollIntervalMs?: number;
  /** Writes counts of reports to the store, and aborts or raises canaries by them. */
  readonly watchCanaries?: boolean;
}

/**
 * The one origin of the product: the shell's page at every path, the files of releases, the API, and the upload of
 * releases.
 * Throws `ReleaseError` if there is no shell to serve.
 *
 * @example
 * const gateway = await createGateway({ store: new ReleaseStore(new FolderStore('dist')), api: { app: server } });
 * await gateway.listen({ port: 8080 });
 */
export async function createGateway({
  store,
  api,
  changes,
  demo = false,
  stripe = false,
  origin = '',
  trustProxy = false,
  preloads = preloadsOf,
  report = (message) => console.error(message),
  log = openLog('info'),
  overrides = { origins: [], keys: undefined },
  pollIntervalMs = 0,
  watchCanaries = false,
}: GatewayOptions): Promise<FastifyInstance> {
  const headers = commonHeaders(origin);
  const gateway = fastify({
    // A page that is open keeps its connection: closing must not wait for it.
    forceCloseConnections: true,
    trustProxy,
    // File names of development builds are long.
    routerOptions: { maxParamLength: 255 },
    // A path that cannot be decoded reaches no hook.
    frameworkErrors: (_error, _request, reply) => void notFound(reply.headers(headers)),
    serverFactory: serverWith(api, trustProxy !== false),
  });
  gateway.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Before the body is read and parsed: anybody may send one to any path.
    return request.is404 ? notFound(reply) : undefined;
  });
  if ('url' in api) await proxyTo(gateway, api.url);
  if (changes) serveForOtherOrigins(gateway, store);
  serveReleases(gateway, store, report);
  servePreviewPicture(gateway);
  serveUploads(gateway, { store, report, log });
  const reader = new LiveReleaseReader(store, { report, pollIntervalMs });
  if (changes) serveLiveReload(gateway, changes, async () => reader.read().then(stateOf, () => NO_SHELL));
  // Without a shell there is nothing to serve; in development the next build may create one.
  else await reader.read();
  const isSecure = origin.startsWith('https:');
  const live = () => reader.read();
  const { of, confirmationFor } = await openOverrides(gateway, overrides, { secure: isSecure, live });
  /** The releases for the visitor of a request. */
  const choose = async (served: ServedReleases, request: FastifyRequest, reply: FastifyReply) => {
    // Visitors get a number only while there is a canary.
    const visitor = served.canaries.length > 0 ? visitorNumberOf(request, reply, isSecure) : undefined;
    const own = await of(request);
    return { visitor, releases: withOverrides(releasesFor(served, visitor), own), overrides: own };
  };
  serveRegistry(gateway, async (request, reply) => {
    const { releases } = await choose(await reader.read(), request, reply);
    return releases;
  });
  const visitorOf = (cookies: string | undefined) => knownVisitor(cookies, isSecure);
  const { scriptFor } = openReports(gateway, {
    store,
    served: live,
    visitorOf,
    report,
    watch: watchCanaries,
  });
  gateway.get('/*', async (request, reply) => {
    const confirmation = confirmationFor(request);
    if (confirmation) return reply.redirect(confirmation, 303);
    const served = await reader.read().catch(changes ? unlessThereIsNone : undefined);
    if (!served) return sendBuilds(reply);
    const { visitor, ...chosen } = await choose(served, request, reply);
    return sendPage(request, reply, {
      ...chosen,
      preloadsOf: preloads,
      role: roleOf(request.headers.cookie, isSecure),
      scriptFor: (registry, path) => {
        if (changes) return liveReloadScript(stateOf(served));
        // Pages with overrides say nothing about the served releases.
        const isCounted = chosen.overrides.length === 0 && request.headers[NOT_COUNTED] === undefined;
        return isCounted ? scriptFor({ served, visitor, registry, path }) : '';
      },
      demo,
      stripe,
      headFor: async (asked) => headOf(asked, request, api, origin),
    });
  });
  return gateway;
}

/** Undefined instead of the error that there is no shell; rethrows others. */
function unlessThereIsNone(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error;
}
