import type { ErrorName } from '@metier/contract';
import type { Call } from '@metier/contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { senderOf } from './sender.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user that a call without a token has authenticated as, such as a login; null until then. */
    authenticatedUserId: string | null;
  }
  interface FastifyReply {
    /** The error code of a rejected request; null otherwise. */
    refusal: ErrorName | null;
  }
}

/** Security events of successful requests. */
const EVENTS_OF_CALLS: Partial<Record<Call, string>> = {
  'POST /api/auth/signup': 'signup',
  'POST /api/auth/login': 'login',
  'POST /api/auth/signout': 'logout',
  'POST /api/auth/signup_confirmation': 'email_confirmed',
  'POST /api/auth/send_email_code': 'email_confirmed',
  'POST /api/auth/recovery-password': 'password_reset_requested',
  'POST /api/auth/setting-password': 'password_reset',
  'POST /api/auth/change_password': 'password_changed',
  'POST /api/auth/change_email': 'email_change_requested',
  'POST /api/auth/undo_email': 'email_change_undone',
  'DELETE /api/auth/sessions': 'session_revoked',
  'DELETE /api/auth/sessions/others': 'other_sessions_revoked',
  'POST /api/manager/accounts/end_sessions': 'account_sessions_revoked',
  'POST /api/manager/accounts/block': 'account_blocked',
  'POST /api/manager/accounts/unblock': 'account_unblocked',
};

/** Security events of rejected requests. An expired token is not one of them: access tokens expire within minutes. */
const EVENTS_OF_ERRORS: Partial<Record<ErrorName, string>> = {
  wrongCredentials: 'login_failed',
  accountLocked: 'login_throttled',
  accountBlocked: 'login_blocked',
  badCode: 'code_rejected',
  notSignedIn: 'token_rejected',
  sessionEnded: 'session_rejected',
  notAllowed: 'access_denied',
  tooManyRequests: 'rate_limited',
};

/** Errors that also answer an anonymous request, which is no security event. */
const UNAUTHENTICATED: readonly ErrorName[] = ['notSignedIn', 'sessionEnded'];

/**
 * Logs security events with the acting user, the affected account and the client's network address, never with input
 * such as e-mail addresses or passwords. Fields: docs/operations.md, Log.
 */
export function logSecurity(app: FastifyInstance): void {
  app.decorateRequest('authenticatedUserId', null);
  app.decorateReply('refusal', null);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, actor, authenticatedUserId, ip } = request;
    const route = routeOptions.url ?? 'unknown';
    const security = eventOf(`${method} ${route}` as Call, request, reply);
    if (security === undefined) return;
    const { refusal } = reply;
    const user_id = actor?.userId ?? authenticatedUserId ?? undefined;
    const line = { security, method, route, user_id, about_id: aboutOf(request), sender: senderOf(ip) };
    request.log[refusal === null ? 'info' : 'warn'](line, 'Security');
  });
}

function eventOf(
  call: Call,
  { headers }: FastifyRequest,
  { refusal, statusCode }: FastifyReply,
): string | undefined {
  if (refusal === null) return statusCode < 400 ? EVENTS_OF_CALLS[call] : undefined;
  const isAnonymous = headers.authorization === undefined && headers.cookie === undefined;
  return isAnonymous && UNAUTHENTICATED.includes(refusal) ? undefined : EVENTS_OF_ERRORS[refusal];
}

/** The account that a manager's request affects. */
function aboutOf({ body, actor }: FastifyRequest): string | undefined {
  const { user_id } = (body ?? {}) as { user_id?: unknown };
  return typeof user_id === 'string' && user_id !== actor?.userId ? user_id : undefined;
}
