import { session } from '../session/index.ts';
import { isApiError, isTransient } from './api-error.ts';
import type { Args, Call, CallOptions, FileCall, Reply } from './call-types.ts';
import { isCanceled, send, type ReceivedFile, type WireRequest } from './client.ts';
import { idempotencyKey } from './idempotency.ts';
import { endsSession, refreshed } from './refresh.ts';
import { whileSent } from './sending.ts';

type AnyInput = CallOptions & { query?: unknown; body?: unknown; lastEventId?: string };

const bearing = (sent: WireRequest, token: string | null): WireRequest =>
  token ? { ...sent, headers: { ...sent.headers, Authorization: `Bearer ${token}` } } : sent;

async function sendSignedIn<R>(sent: WireRequest, token: string): Promise<R> {
  let used = token;
  try {
    return await send<R>(bearing(sent, used)).catch(async (error: unknown) => {
      if (!isApiError(error, 'tokenExpired')) throw error;
      used = await refreshed(token);
      return send<R>(bearing(sent, used));
    });
  } catch (error) {
    // A late answer to a former session must not end the present one.
    if (endsSession(error) && [used, null].includes(session.storedToken())) session.end();
    throw error;
  }
}

/**
 * Makes one call of the contract. An expired token is refreshed and the call retried once; an ended session signs out
 * in every tab.
 *
 * @throws {ApiError} for an error response, typed by the contract; {@link NetworkError} for no response
 * @example const { project } = await request('GET /api/projects/project', { query: { project_id: id } });
 */
export const request = <C extends Call>(call: C, ...[input]: Args<C>): Promise<Reply<C>> => {
  const reply = perform<Reply<C>>(call, input);
  return call.startsWith('GET ') ? reply : whileSent(reply);
};

/**
 * Like {@link request}, for a call that returns a file.
 *
 * @example saveFile(await requestFile('GET /api/projects/project_card/check', { query: { project_id: id } }));
 */
export const requestFile = <C extends FileCall>(call: C, ...[input]: Args<C>): Promise<ReceivedFile> =>
  perform(call, input, 'file');

/**
 * Like {@link request}, for the event stream as bytes; resumes after an event.
 *
 * @example const bytes = await requestEvents(lastEventId, signal);
 */
export const requestEvents = (
  lastEventId: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> =>
  perform('GET /api/events', { signal, ...(lastEventId !== undefined && { lastEventId }) }, 'stream');

async function perform<R>(
  call: Call,
  input: AnyInput | undefined,
  answer?: NonNullable<WireRequest['answer']>,
): Promise<R> {
  // Read synchronously: a sign-out ends the session right after its call.
  const token = session.token();
  const { bearer, contentRange, lastEventId, ...rest }: AnyInput = input ?? {};
  const [method = '', url = ''] = call.split(' ');
  const idempotent = await idempotencyKey(call, rest.query, rest.body);
  const headers = {
    ...(idempotent && { 'Idempotency-Key': idempotent.key }),
    ...(contentRange !== undefined && { 'Content-Range': contentRange }),
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  const sent: WireRequest = { ...rest, method, url, headers, ...(answer && { answer }) };
  try {
    const reply = await (bearer || !token
      ? send<R>(bearing(sent, bearer ?? null))
      : sendSignedIn<R>(sent, token));
    idempotent?.answered();
    return reply;
  } catch (error) {
    if (!isTransient(error) && !isCanceled(error)) idempotent?.answered();
    throw error;
  }
}
