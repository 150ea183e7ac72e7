import { type Language, publicPath } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { FastifyRequest } from 'fastify';
import type { ApiTarget } from './api-target.ts';
import { type PageHead, plainHead, publicHead } from './page-head.ts';
import { PREVIEW_PATH } from './preview-picture.ts';
import { serviceHead } from './services/service-head.ts';

type PublicPage = Reply<'GET /api/public/freelancer'>;

const SIGNED_IN = '/app/';
const ADDRESS = new RegExp(`^${publicPath('([0-9a-f-]{36})')}/?$`);
const TIMEOUT_MS = 500;
const DESCRIPTION_LENGTH = 200;

/** A requested page and the visitor's language. */
interface Asked {
  readonly pathname: string;
  readonly language: Language;
}

/**
 * The head of the page at a path: a freelancer's public page has their name, text and picture, a service's its price.
 * Search engines must not list public pages that do not exist, nor pages behind the sign-in. Without an answer of the
 * API in time, the head is plain.
 *
 * @param origin of the product, for absolute addresses; by default as requested
 */
export async function headOf(
  { pathname, language }: Asked,
  request: FastifyRequest,
  api: ApiTarget,
  origin: string,
): Promise<PageHead> {
  const base = origin || `${request.protocol}://${request.host}`;
  const id = ADDRESS.exec(pathname)?.[1];
  if (id === undefined)
    return serviceHead(pathname, language, base) ?? plainHead(!pathname.startsWith(SIGNED_IN));
  const answer = await readPage(id, request.ip, api);
  // Unknown is not delisted: the API may have been slow only now.
  if (typeof answer === 'string') return plainHead(answer === 'unknown');
  return headOfFreelancer(answer, base);
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
  const photo = cover === undefined ? freelancer.photo?.large : undefined;
  return publicHead({
    type: 'profile',
    title: name,
    description,
    url: origin + publicPath(freelancer.id),
    picture: origin + (cover ?? photo ?? PREVIEW_PATH),
    isLarge: photo === undefined,
  });
}
