import { unsubscribePath } from '@metier/contract';
import type { FastifyInstance } from 'fastify';
import { transaction, type Db } from '../../platform/db/index.ts';
import type { UnsubscribePaths, Unsubscription } from '../../platform/mail/index.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

interface OneClick {
  Querystring: { readonly token?: string };
}

const ONE_CLICK_PATH = '/api/mail/unsubscribe';

/** The form that a mail service sends contains only "One-Click". */
const MAX_BODY_BYTES = 1_024;

/** Unsubscribe addresses of a mail, for its footer and its header. */
export const unsubscribePaths =
  ({ sign }: UnsubscribeTokens) =>
  async (unsubscription: Unsubscription): Promise<UnsubscribePaths> => {
    const token = await sign(unsubscription);
    return { page: unsubscribePath(token), oneClick: `${ONE_CLICK_PATH}?token=${token}` };
  };

/**
 * The endpoint of the `List-Unsubscribe` header. It is outside of the contract because mail services post a form to it
 * (RFC 8058). A GET redirects to the page with a button and changes nothing.
 */
export function registerOneClick(
  app: FastifyInstance,
  { db, tokens }: { readonly db: Db; readonly tokens: UnsubscribeTokens },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, _text, done) => done(null, undefined),
    );
    scope.get<OneClick>(ONE_CLICK_PATH, ({ query: { token = '' } }, reply) =>
      reply.redirect(unsubscribePath(encodeURIComponent(token)), 303),
    );
    scope.post<OneClick>(ONE_CLICK_PATH, async ({ query: { token = '' } }) => {
      await transaction(db, (trx) => unsubscribe(trx, tokens, token));
      return {};
    });
  });
}
