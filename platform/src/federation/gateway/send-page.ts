import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language, Role } from '@metier/contract';
import type { Registry } from '@metier/shared-kit/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LiveReleases, registryOf } from '../../releases/index.ts';
import { acceptedEncoding, type Encoding } from './content-encoding.ts';
import { languageOf } from './language.ts';
import { type FoundOverride, overrideMark } from './overrides/index.ts';
import { notFound } from './not-found.ts';
import { renderPage } from './page.ts';
import type { PageHead } from './page-head.ts';
import type { PreloadsOf } from './preloads.ts';
import { policyHeaders } from './security-headers.ts';

/** Fast settings: each page is compressed by itself, because its nonce differs. */
const COMPRESS: Record<Encoding['name'], (page: string) => Promise<Buffer>> = {
  br: (page) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page) => promisify(gzip)(page),
};

/** Matches addresses in which a URL parser would read a host name. */
const NO_PATH = /^[/\\]{2}/;

interface Serving {
  readonly releases: LiveReleases;
  readonly preloadsOf: PreloadsOf;
  /** The visitor's role by their cookie. */
  readonly role: Role | undefined;
  /** Further inline code of the page of a path. */
  readonly scriptFor: (registry: Registry, path: string) => string;
  /** The visitor's active overrides. */
  readonly overrides: readonly FoundOverride[];
  readonly demo: boolean;
  readonly stripe: boolean;
  /** Metadata for search engines, by path and language. */
  readonly headFor: (asked: { pathname: string; language: Language }) => Promise<PageHead>;
}

/** Sends the page for the requested address; 404 if the product has no such address. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { releases, preloadsOf, role, scriptFor, overrides, demo, stripe, headFor }: Serving,
): Promise<FastifyReply> {
  const address = NO_PATH.test(request.url) ? null : URL.parse(request.url, 'http://gateway');
  if (!address) return notFound(reply);
  const { pathname, searchParams } = address;
  const registry = registryOf(releases);
  const language = languageOf(searchParams, request.headers.cookie);
  const nonce = randomBytes(16).toString('base64');
  const preloads = preloadsOf(releases, registry, { url: address, language, role });
  const script = scriptFor(registry, pathname);
  const head = await headFor({ pathname, language });
  const mark = overrideMark(overrides, nonce).toString();
  const page = renderPage({
    releases,
    registry,
    language,
    preloads,
    nonce,
    script,
    mark,
    demo,
    stripe,
    head,
  });
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding.name);
  return reply
    .headers({
      ...policyHeaders(
        nonce,
        stripe,
        overrides.map(({ origin }) => origin),
      ),
      ...(head.isListed ? {} : { 'x-robots-tag': 'noindex' }),
      'cache-control': 'no-store',
      vary: 'accept-encoding, cookie',
    })
    .type('text/html; charset=utf-8')
    .send(encoding ? await COMPRESS[encoding.name](page) : page);
}
