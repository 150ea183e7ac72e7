import { unsubscribePath } from '@metier/contract';
import type { FastifyInstance } from 'fastify';
import { transaction, type Db } from '../../platform/db/index.ts';
import { senderOf, type RateLimit, type RateLimiter } from '../../platform/http/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { UnsubscribePaths, Unsubscription } from '../../platform/mail/index.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

interface OneClick {
  Querystring: { readonly token?: string };
}

/** The form that a mail service sends says only "One-Click". */
const MOST_BYTES = 1_024;

/** A mail service sends those of all its users from a few addresses. */
const CLICKS = { name: 'unsubscribe', calls: 300, seconds: 60 } as const satisfies RateLimit;

/** The addresses to unsubscribe that a mail has: its footer's and its header's. */
export const unsubscribePaths =
  ({ sign }: UnsubscribeTokens) =>
  async (unsubscription: Unsubscription): Promise<UnsubscribePaths> => {
    const token = await sign(unsubscription);
    return { page: unsubscribePath(token), oneClick: `/api/mail/unsubscribe?token=${token}` };
  };

/**
 * The address of the header `List-Unsubscribe`, outside of the contract: a mail service sends it a form and no cookie
 * (RFC 8058). Who opens it as a link comes to the page with a button, and nothing changes by that.
 */
export function registerOneClick(
  app: FastifyInstance,
  {
    db,
    limit,
    tokens,
    clock,
  }: {
    readonly db: Db;
    readonly limit: RateLimiter;
    readonly tokens: UnsubscribeTokens;
    readonly clock: Clock;
  },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _text, done) =>
      done(null, undefined),
    );
    scope.get<OneClick>('/api/mail/unsubscribe', ({ query: { token = '' } }, reply) =>
      reply.redirect(unsubscribePath(encodeURIComponent(token)), 303),
    );
    scope.post<OneClick>('/api/mail/unsubscribe', async ({ query: { token = '' }, ip }) => {
      await limit(CLICKS, senderOf(ip), clock.now());
      await transaction(db, (trx) => unsubscribe(trx, tokens, token));
      return {};
    });
  });
}
