import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from '../releases/release-error.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { DEPLOY_URL, type DeployErrorBody, MAX_CONCURRENT } from './protocol.ts';

/** Attempts of a request that gets 429. */
const MAX_ATTEMPTS = 10;
/** A longer `Retry-After` is reported as an error. */
const MAX_WAIT_S = 5;

/** A gateway and a deploy key for it. */
export interface Target {
  readonly origin: string;
  readonly key: string;
}

/**
 * Validates an address and a key.
 *
 * @throws {ReleaseError} if there is no key, or if it would be sent over the network without TLS
 * @example targetOf('https://metier.example', process.env.METIER_DEPLOY_KEY)
 */
export function targetOf(address: string, key: string | undefined): Target {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)))
    throw new ReleaseError(`"${address}" is not an address to release to: write https://metier.example`);
  if (!key)
    throw new ReleaseError(
      "METIER_DEPLOY_KEY is not set. The gateway's operator creates one: npm run keys -- add remote-customer",
    );
  return { origin: url.origin, key };
}

/** Uploads the files that the gateway lacks, then the release. Idempotent, so it can be repeated after any failure. */
export async function uploadRelease(
  store: ReleaseStore,
  { app, release }: { app: string; release: string },
  target: Target,
): Promise<{ sent: number }> {
  const manifest = await store.manifestOf(app, release);
  if (!manifest) throw new ReleaseError(`${app} has no release ${release} here.`);
  const offer = async () => request(target, 'POST', `${app}/releases`, JSON.stringify(manifest));
  const first = await offer();
  if (first.ok) return { sent: 0 };
  const missing = first.error.missing ?? fail(target, first.error.message);
  const files = [...missing];
  const sendNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = await store.readFile(app, file);
      if (!content) throw new ReleaseError(`${app} ${release} lacks ${file} here: build it again.`);
      await ask(target, 'PUT', `${app}/files/${file}`, content);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, sendNext));
  const last = await offer();
  if (!last.ok) fail(target, last.error.message);
  return { sent: missing.length };
}

/**
 * Makes an uploaded release live.
 *
 * @returns false if it was live already
 * @throws {ReleaseError} if it is not stored, or the gate refuses it
 */
export async function makeLiveAt(
  target: Target,
  app: string,
  live: { readonly release: string; readonly by: string; readonly why: string },
): Promise<boolean> {
  return (await ask(target, 'POST', `${app}/live`, JSON.stringify(live))).switched === true;
}

/**
 * Sends a request of the protocol and returns the body of the answer.
 *
 * @throws {ReleaseError} if the gateway refuses it or cannot be reached
 */
export async function ask(
  target: Target,
  method: string,
  path: string,
  body?: string | Buffer,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request(target, method, path, body);
  return answer.ok ? answer.body : fail(target, answer.error.message);
}

function fail({ origin }: Target, message: string): never {
  throw new ReleaseError(`${origin} refused the request: ${message}`);
}

type Answer =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: DeployErrorBody['error'] };

async function request(
  target: Target,
  method: string,
  path: string,
  body?: string | Buffer,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(target, method, path, body);
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status === 429 && attempt < MAX_ATTEMPTS && retryAfter <= MAX_WAIT_S) {
      await response.body?.cancel();
      await sleep(retryAfter * 1000);
      continue;
    }
    const text = await response.text();
    // 204 has no body.
    const parsed = text === '' ? {} : parse(text);
    if (response.ok && isRecord(parsed)) return { ok: true, body: parsed };
    if (isRefusal(parsed)) return { ok: false, error: parsed.error };
    throw new ReleaseError(
      `${target.origin} responded with ${response.status}: is it a gateway that accepts releases?`,
    );
  }
}

async function send(
  { origin, key }: Target,
  method: string,
  path: string,
  body: string | Buffer | undefined,
): Promise<Response> {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
  try {
    return await fetch(`${origin}${DEPLOY_URL}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      // The key must not be sent to another address.
      redirect: 'error',
    });
  } catch (error) {
    const { cause = error } = error as Error;
    throw new ReleaseError(
      `${origin} cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isRefusal = (value: unknown): value is DeployErrorBody =>
  isRecord(value) && isRecord(value['error']) && typeof value['error']['message'] === 'string';
