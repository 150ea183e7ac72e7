import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/index.ts';
import {
  languageOf,
  namedLanguageOf,
  plainAddress,
  route,
  senderOf,
  type Actor,
  type Route,
} from '../../platform/http/index.ts';
import { RATE_LIMITS, type AuthServices } from './auth-services.ts';
import { isOwnAccount } from './auth.policy.ts';
import { requestEmailChange } from './commands/request-email-change.ts';
import { changePassword } from './commands/change-password.ts';
import { confirmCode } from './commands/confirm-code.ts';
import { endOtherSessions, endOwnSession } from './commands/end-session.ts';
import { logIn } from './commands/log-in.ts';
import type { OpenedSession } from './commands/open-session.ts';
import { recoverPassword } from './commands/recover-password.ts';
import { refreshSession } from './commands/refresh-session.ts';
import { requestCode } from './commands/request-code.ts';
import { setPassword } from './commands/set-password.ts';
import { signOut } from './commands/sign-out.ts';
import { signUp } from './commands/sign-up.ts';
import { undoEmail } from './commands/undo-email.ts';
import { listSessions } from './queries/list-sessions.ts';
import { deviceName } from './rules/device-name.ts';
import { deviceWith } from './device-tokens.ts';
import {
  clearRefreshCookie,
  deviceCookie,
  refreshCookie,
  setDeviceCookie,
  setRefreshCookie,
} from './session-cookie.ts';
import type { Client } from './sessions.repository.ts';

/** The calls of accounts and sessions. Source: product.md §7. */
export function authRoutes(services: AuthServices): readonly Route[] {
  return [
    route('POST /api/auth/signup', async ({ db, body, now, request }) => {
      await services.limit(RATE_LIMITS.signUp, senderOf(request.ip), now);
      await services.limit(RATE_LIMITS.signUpsOfEmail, body.email.toLowerCase(), now);
      return { token: await signUp(services, db, body, languageOf(request), now) };
    }),
    route('POST /api/auth/login', async ({ db, body, now, request, reply }) => {
      const visitor = {
        address: senderOf(request.ip),
        place: placeOf(request),
        known: await services.devices.read(deviceCookie(request, services.secureCookies), now),
        language: namedLanguageOf(request),
      };
      return handOver(request, reply, await logIn(services, db, body, visitor, now), now);
    }),
    route('POST /api/auth/request_email_code', async ({ db, actor, body, now }) => {
      requireOwn(actor, body.user_id);
      await requestCode(services, db, actor.userId, now);
      return {};
    }),
    route('POST /api/auth/send_email_code', async ({ db, actor, body, now }) => {
      requireOwn(actor, body.user_id);
      await confirmCode(services.codeKeys, db, actor.userId, body.confirmation_code, now);
      return {};
    }),
    route('POST /api/auth/signup_confirmation', async ({ db, actor, body, now }) => {
      await confirmCode(services.codeKeys, db, actor.userId, body.confirmation_key, now);
      return {};
    }),
    route('POST /api/auth/refresh-tokens', async ({ db, now, request, reply }) =>
      handOver(
        request,
        reply,
        await refreshSession(
          services,
          db,
          refreshCookie(request, services.secureCookies) ?? '',
          { place: placeOf(request), language: namedLanguageOf(request) },
          now,
        ),
        now,
      ),
    ),
    route('POST /api/auth/signout', async ({ db, body, now, request, reply }) => {
      await signOut(services, db, body.token, refreshCookie(request, services.secureCookies), now);
      clearRefreshCookie(reply, services.secureCookies);
      return {};
    }),
    route('POST /api/auth/recovery-password', async ({ db, body, now, request }) => {
      await services.limit(RATE_LIMITS.recoveriesOfSender, senderOf(request.ip), now);
      await recoverPassword(services, db, body.email, now);
      return {};
    }),
    route('POST /api/auth/setting-password', async ({ db, body, now, request, reply }) => {
      const address = senderOf(request.ip);
      const userId = await setPassword(services, db, body, address, now);
      await makeKnown(request, reply, userId, now);
      return {};
    }),
    route('POST /api/auth/change_password', async ({ db, actor, body, now }) => {
      requireOwn(actor, body.user_id);
      await changePassword(services, db, actor, body, now);
      return {};
    }),
    route('POST /api/auth/change_email', async ({ db, actor, body, now }) => {
      requireOwn(actor, body.user_id);
      await requestEmailChange(services, db, actor, body, now);
      return {};
    }),
    route('POST /api/auth/undo_email', ({ db, body, now }) => undoEmail(db, body.secret_key, now)),
    route('GET /api/auth/sessions', ({ db, actor, query, now }) => listSessions(db, actor, query, now)),
    route('DELETE /api/auth/sessions', async ({ db, actor, query, now }) => {
      await endOwnSession(db, actor, query.session_id, now);
      return {};
    }),
    route('DELETE /api/auth/sessions/others', async ({ db, actor, now }) => {
      await endOtherSessions(db, actor, now);
      return {};
    }),
  ];

  async function handOver(
    request: FastifyRequest,
    reply: FastifyReply,
    { userId, token, refreshToken }: OpenedSession,
    now: Date,
  ) {
    setRefreshCookie(reply, refreshToken, services.secureCookies);
    await makeKnown(request, reply, userId, now);
    return { token };
  }

  /** Makes this browser a known device, which failed logins elsewhere do not throttle. */
  async function makeKnown(request: FastifyRequest, reply: FastifyReply, userId: string, now: Date) {
    request.authenticatedUserId = userId;
    const device = deviceWith(
      await services.devices.read(deviceCookie(request, services.secureCookies), now),
      userId,
    );
    setDeviceCookie(reply, await services.devices.sign(device, now), services.secureCookies);
  }
}

const placeOf = ({ ip, headers }: FastifyRequest): Client => ({
  device: deviceName(headers['user-agent'] ?? ''),
  address: plainAddress(ip),
});

function requireOwn(actor: Actor, userId: string): void {
  if (!isOwnAccount(actor, userId)) throw new AppError('notAllowed');
}
