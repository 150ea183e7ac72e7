import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { liveReloadScript } from './live-reload.ts';

/** What a page is made of while there is no shell. */
export const NO_SHELL = 'none';

/** Answers in development while the shell has never been built: with a page that shows why, and reloads when it has. */
export function sendBuilds(reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; connect-src 'self'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>\n<title>Metier</title>\n<script nonce="${nonce}">${liveReloadScript(NO_SHELL)}</script>\n`,
    );
}
