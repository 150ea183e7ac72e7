import { commonHeaders, type ProxyTrust } from '@metier/api';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  LiveReleaseReader,
  ReleaseError,
  type ReleaseStore,
  type ServedReleases,
} from '../releases/index.ts';
import { serveUploads } from '../upload/serve-uploads.ts';
import { type ApiTarget, proxyTo, serverWith } from './api-target.ts';
import { serveForOtherOrigins } from './for-other-origins.ts';
import { type Changes, liveReloadScript, serveLiveReload, stateOf } from './live-reload.ts';
import { openOverrides, type OverrideOptions, withOverrides } from './overrides/index.ts';
import { serveReleases } from './release-files.ts';
import { preloadsOf, type PreloadsOf } from './preloads.ts';
import { NOT_COUNTED } from './not-counted.ts';
import { openReports } from './reports/index.ts';
import { NO_SHELL, sendBuilds } from './send-builds.ts';
import { sendPage } from './send-page.ts';
import { serveRegistry } from './serve-registry.ts';
import { knownVisitor, visitorNumberOf } from './visitor-number.ts';
import { releasesFor } from './visitor-releases.ts';

export type GatewayOptions = {
  readonly store: ReleaseStore;
  readonly api: ApiTarget;
  /** In development: each change reloads the page. */
  readonly changes?: Changes;
  /** The page may offer the people of the demo world: the API has them. */
  readonly demo?: boolean;
  /** Cards are handed to Stripe: the page may reach it. */
  readonly stripe?: boolean;
  /** The public origin; `https:` adds HSTS. */
  readonly origin?: string;
  /** Which proxies in front are believed when they say who a visitor is; nobody if nothing is said. */
  readonly trustProxy?: ProxyTrust;
  /** What a page asks for at once; all that it needs if nothing else is said. */
  readonly preloads?: PreloadsOf;
  /** Gets what an operator has to look at, such as a damaged release; the error output if nothing is said. */
  readonly report?: (message: string) => void;
  /** From where testers may load a remote instead of its live release; from nowhere if nothing is said. */
  readonly overrides?: OverrideOptions;
  /** How often to look what is live, without a page waiting for it; each page looks if nothing is said. */
  readonly lookEveryMs?: number;
  /** Shares what pages report by the store, and takes canaries back that are worse than what is live. */
  readonly watchCanaries?: boolean;
};

/**
 * The one origin of the product: the shell's page at every address, the files of the releases, and the API; and it takes
 * releases from elsewhere.
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
  overrides = { origins: [], keys: undefined },
  lookEveryMs = 0,
  watchCanaries = false,
}: GatewayOptions): Promise<FastifyInstance> {
  const gateway = fastify({
    // A page that is open keeps its connection: closing must not wait for it.
    forceCloseConnections: true,
    trustProxy,
    // In development a file is named by what is in it.
    routerOptions: { maxParamLength: 255 },
    serverFactory: serverWith(api, trustProxy !== false),
  });
  const headers = commonHeaders(origin);
  gateway.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  if ('url' in api) await proxyTo(gateway, api.url);
  if (changes) serveForOtherOrigins(gateway, store);
  serveReleases(gateway, store, report);
  serveUploads(gateway, { store, report });
  const reader = new LiveReleaseReader(store, { report, lookEveryMs });
  if (changes) serveLiveReload(gateway, changes, async () => reader.read().then(stateOf, () => NO_SHELL));
  // Without a shell there is nothing to serve; in development the next build may make one.
  else await reader.read();
  const isSecure = origin.startsWith('https:');
  const live = () => reader.read();
  const { of, questionFor } = await openOverrides(gateway, overrides, { secure: isSecure, live });
  /** What the visitor of a request gets of all that is served. */
  const choose = async (served: ServedReleases, request: FastifyRequest, reply: FastifyReply) => {
    // Nobody gets a number while there is nothing to choose.
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
    const question = questionFor(request);
    if (question) return reply.redirect(question, 303);
    const served = await reader.read().catch(changes ? unlessThereIsNone : undefined);
    if (!served) return sendBuilds(reply);
    const { visitor, ...chosen } = await choose(served, request, reply);
    return sendPage(request, reply, {
      ...chosen,
      preloadsOf: preloads,
      scriptFor: (registry, path) => {
        if (changes) return liveReloadScript(stateOf(served));
        // A tester's page is compared with none.
        const isCounted = chosen.overrides.length === 0 && request.headers[NOT_COUNTED] === undefined;
        return isCounted ? scriptFor({ served, visitor, registry, path }) : '';
      },
      demo,
      stripe,
    });
  });
  return gateway;
}

/** Undefined in place of the error that there is no shell; throws every other one. */
function unlessThereIsNone(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error;
}
