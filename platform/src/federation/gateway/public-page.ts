import { publicPath } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { FastifyRequest } from 'fastify';
import type { ApiTarget } from './api-target.ts';
import { html, type Html } from './html.ts';

/** What search engines and previews of links learn from a page's HTML. */
export interface PageHead {
  readonly title: string;
  /** Further elements of `<head>`. */
  readonly meta?: Html;
  /** False if search engines must not list the page. */
  readonly isListed: boolean;
}

type PublicPage = Reply<'GET /api/public/freelancer'>;

const TITLE = 'Metier';
const SIGNED_IN = '/app/';
const ADDRESS = new RegExp(`^${publicPath('([0-9a-f-]{36})')}/?$`);
const TIMEOUT_MS = 500;
const DESCRIPTION_LENGTH = 200;

/**
 * The head of the page at a path: a freelancer's public page has their name, text and picture. Search engines must not
 * list one that is not public, nor pages behind the sign-in. Without an answer of the API in time, the head is plain.
 *
 * @param origin of the product, for absolute addresses; by default as requested
 */
export async function headOf(
  pathname: string,
  request: FastifyRequest,
  api: ApiTarget,
  origin: string,
): Promise<PageHead> {
  const id = ADDRESS.exec(pathname)?.[1];
  if (id === undefined) return { title: TITLE, isListed: !pathname.startsWith(SIGNED_IN) };
  const answer = await readPage(id, request.ip, api);
  // Unknown is not delisted: the API may have been slow only now.
  if (typeof answer === 'string') return { title: TITLE, isListed: answer === 'unknown' };
  return headOfFreelancer(answer, origin || `${request.protocol}://${request.host}`);
}

/** Reads the page as the visitor would, so that their limit counts it. */
async function readPage(id: string, ip: string, api: ApiTarget): Promise<PublicPage | 'none' | 'unknown'> {
  const path = `/api/public/freelancer?id=${id}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    if ('url' in api) {
      const response = await fetch(api.url + path, { signal, headers: { 'x-forwarded-for': ip } });
      return answerOf(response.status, await response.text());
    }
    const { statusCode, payload } = await api.app.inject({ url: path, remoteAddress: ip, signal });
    return answerOf(statusCode, payload);
  } catch {
    return 'unknown';
  }
}

function answerOf(status: number, body: string): PublicPage | 'none' | 'unknown' {
  if (status === 200) return JSON.parse(body) as PublicPage;
  return status === 404 ? 'none' : 'unknown';
}

function headOfFreelancer({ freelancer, works }: PublicPage, origin: string): PageHead {
  const name = `${freelancer.first_name} ${freelancer.last_name}`;
  const about = freelancer.about_me.replaceAll(/\s+/g, ' ').trim();
  const description =
    about.length > DESCRIPTION_LENGTH ? `${about.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…` : about;
  const cover = works.find(({ images }) => images.length > 0)?.images[0]?.path;
  const picture = cover ?? freelancer.photo?.large;
  return {
    title: `${name} · Metier`,
    isListed: true,
    meta: html`<meta name="description" content="${description}" />
      <link rel="canonical" href="${origin + publicPath(freelancer.id)}" />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content="Metier" />
      <meta property="og:title" content="${name}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${origin + publicPath(freelancer.id)}" />
      ${picture === undefined ? '' : html`<meta property="og:image" content="${origin + picture}" />`}
      <meta name="twitter:card" content="${cover === undefined ? 'summary' : 'summary_large_image'}" />`,
  };
}
