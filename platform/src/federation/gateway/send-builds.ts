import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { liveReloadScript } from './live-reload.ts';

/** State of a page without a shell. */
export const NO_SHELL = 'none';

/** The development page before the first build of the shell: shows failed builds, and reloads after the next one. */
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
