import { randomBytes } from 'node:crypto';
import { pageHeaders } from '@metier/api/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../../../releases/index.ts';
import { languageOf } from '../language.ts';
import type { OverrideCookie } from './override-cookie.ts';
import { findOverride } from './find-override.ts';
import { isFromOwnPage } from './from-own-page.ts';
import { isAllowed, type Override, OVERRIDE_QUERY_KEY, overridesWith, parseOverride } from './override.ts';
import { OVERRIDES_PATH, overridesPage } from './overrides-page.ts';

const GATEWAY = 'http://gateway';
const FORM = 'application/x-www-form-urlencoded';
const MAX_BYTES = 8 * 1024;

interface OverrideSettings {
  readonly cookie: OverrideCookie;
  readonly allowed: readonly string[];
  readonly live: () => Promise<LiveReleases>;
}

/** Parses overrides; invalid and disallowed ones are returned as `refused`. */
function parseAll(texts: readonly string[], allowed: readonly string[]) {
  const usable: Override[] = [];
  const refused: string[] = [];
  for (const text of texts) {
    const override = parseOverride(text);
    if (override && isAllowed(override, allowed)) usable.push(override);
    else refused.push(text);
  }
  return { usable, refused };
}

/** A path of this origin; `/` if the text is not one. */
export function ownPath(text: string | null): string {
  const url = URL.parse(text ?? '/', GATEWAY);
  if (url?.origin !== GATEWAY) return '/';
  const path = url.pathname + url.search;
  // `//host` would be another server.
  return path.startsWith('//') ? '/' : path;
}

const searchOf = (request: FastifyRequest): URLSearchParams =>
  URL.parse(request.url, GATEWAY)?.searchParams ?? new URLSearchParams();

/** The confirmation page for a URL that requests overrides; undefined if it requests none. */
export function confirmationFor(request: FastifyRequest): string | undefined {
  const url = URL.parse(request.url, GATEWAY);
  const requested = url?.searchParams.getAll(OVERRIDE_QUERY_KEY) ?? [];
  if (!url || requested.length === 0) return undefined;
  url.searchParams.delete(OVERRIDE_QUERY_KEY);
  const query = requested.map((text) => [OVERRIDE_QUERY_KEY, text]);
  return `${OVERRIDES_PATH}?${String(new URLSearchParams([...query, ['back', url.pathname + url.search]]))}`;
}

/**
 * Serves the overrides page. Overrides that a link requests become active only when the person confirms them there;
 * another site can neither set an override nor submit the form.
 */
export async function serveOverrides(gateway: FastifyInstance, settings: OverrideSettings): Promise<void> {
  await gateway.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get(OVERRIDES_PATH, (request, reply) => {
      const search = searchOf(request);
      return showPage(request, reply, settings, {
        back: ownPath(search.get('back')),
        ...parseAll(search.getAll(OVERRIDE_QUERY_KEY), settings.allowed),
      });
    });
    scope.post(OVERRIDES_PATH, { bodyLimit: MAX_BYTES }, (request, reply) =>
      change(request, reply, settings),
    );
  });
}

async function change(request: FastifyRequest, reply: FastifyReply, settings: OverrideSettings) {
  const { cookie, allowed } = settings;
  if (!isFromOwnPage(request)) return showPage(request, reply.code(403), settings, { isForeign: true });
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const now = await cookie.read(request.headers.cookie);
  const { next, refused } = changed(now, form, allowed);
  if (refused.length > 0) return showPage(request, reply.code(400), settings, { refused });
  const back = form.has('back') ? ownPath(form.get('back')) : OVERRIDES_PATH;
  return reply.header('set-cookie', await cookie.write(next)).redirect(back, 303);
}

/** The overrides after a form was submitted. */
function changed(now: readonly Override[], form: URLSearchParams, allowed: readonly string[]) {
  const app = form.get('app') ?? '';
  const action = form.get('action');
  if (action === 'reset') return { next: [], refused: [] };
  if (action === 'remove') return { next: now.filter((override) => override.app !== app), refused: [] };
  const own = form.has('origin') ? [`${app}:${form.get('origin') ?? ''}`] : [];
  const { usable, refused } = parseAll([...own, ...form.getAll(OVERRIDE_QUERY_KEY)], allowed);
  return { next: overridesWith(now, usable), refused };
}

interface Shown {
  readonly back?: string;
  readonly usable?: readonly Override[];
  readonly refused?: readonly string[];
  readonly isForeign?: boolean;
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, allowed, live }: OverrideSettings,
  { back = '/', usable = [], refused = [], isForeign = false }: Shown,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const active = await cookie.read(request.headers.cookie);
  const page = overridesPage({
    language: languageOf(searchOf(request), request.headers.cookie),
    nonce,
    overrides: await Promise.all(active.map(findOverride)),
    requested: usable,
    refused,
    isForeign,
    apps: (await live()).remotes.map(({ manifest }) => manifest.app),
    allowed,
    back,
  });
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .headers({ 'content-security-policy': policy, ...pageHeaders, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}
