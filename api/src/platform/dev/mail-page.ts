import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape-html.ts';
import type { StoredMail } from '../mail/index.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; }
  h1 { font-size: 1.5rem; }
  article { border: 1px solid #8884; border-radius: 10px; padding: 1rem 1.25rem; margin: 1rem 0; }
  h2 { font-size: 1.05rem; margin: 0; }
  header p { margin: 0; opacity: .7; font-size: .875rem; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0 0; }
`;

/** Content-Security-Policy: only the page's own style. */
export const MAIL_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page with all mails, for demo mode. */
export function mailPage(letters: readonly StoredMail[]): string {
  const list = letters.length === 0 ? '<p>No mail yet.</p>' : letters.map(article).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title><style>${STYLE}</style></head><body><h1>Mail</h1>${list}</body></html>`;
}

function article({ to, subject, text, created_at }: StoredMail): string {
  return `<article><header><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · <time>${created_at}</time></p></header><pre>${linked(escapeHtml(text))}</pre></article>`;
}

const linked = (html: string): string =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
