import { session } from '../session/index.ts';
import { isApiError, NetworkError } from './api-error.ts';
import type { Args, Call, Extra, Reply } from './call-types.ts';
import { send, type Sent } from './client.ts';
import { idempotencyKey } from './idempotency.ts';
import { endsSession, refreshed } from './refresh.ts';

type AnyInput = Extra & { query?: unknown; body?: unknown };

const bearing = (sent: Sent, token: string | null): Sent =>
  token ? { ...sent, headers: { ...sent.headers, Authorization: `Bearer ${token}` } } : sent;

async function sendSignedIn<R>(sent: Sent, token: string): Promise<R> {
  try {
    return await send<R>(bearing(sent, token)).catch(async (error: unknown) => {
      if (!isApiError(error, 'tokenExpired')) throw error;
      return send<R>(bearing(sent, await refreshed(token)));
    });
  } catch (error) {
    if (endsSession(error)) session.end();
    throw error;
  }
}

/**
 * Makes one call of the contract. An expired token is refreshed and the call repeated once; an ended
 * session signs out in every tab.
 *
 * @throws {ApiError} the server's answer, typed by the contract; {@link NetworkError} if there was none
 * @example const { project } = await request('GET /api/projects/project', { query: { project_id: id } });
 */
export async function request<C extends Call>(call: C, ...[input]: Args<C>): Promise<Reply<C>> {
  const { bearer, signal, query, body }: AnyInput = input ?? {};
  const [method = '', url = ''] = call.split(' ');
  const idempotent = idempotencyKey(call, body);
  const headers: Record<string, string> = idempotent ? { 'Idempotency-Key': idempotent.key } : {};
  const sent: Sent = { method, url, query, body, headers, signal };
  const token = session.token();
  try {
    const reply = await (bearer || !token
      ? send<Reply<C>>(bearing(sent, bearer ?? null))
      : sendSignedIn<Reply<C>>(sent, token));
    idempotent?.answered();
    return reply;
  } catch (error) {
    if (!(error instanceof NetworkError)) idempotent?.answered();
    throw error;
  }
}
