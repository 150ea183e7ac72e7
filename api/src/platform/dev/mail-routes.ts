import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/index.ts';
import { storedMails } from '../mail/index.ts';
import { MAIL_PAGE_POLICY, mailPage } from './mail-page.ts';

/**
 * `/dev/mail` shows the mails kept in the database, `/dev/mail/messages` lists them as JSON. Source: product.md §10.
 */
export function registerMail(app: FastifyInstance, db: Db): void {
  app.get('/dev/mail/messages', () => storedMails(db));
  app.get('/dev/mail', async (_request, reply) =>
    reply
      .header('content-security-policy', MAIL_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(mailPage(await storedMails(db))),
  );
}
