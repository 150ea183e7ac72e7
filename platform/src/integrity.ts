import { createHash } from 'node:crypto';

/**
 * The `integrity` of a script by its address, whose name carries the digest of the content. Empty where it does not, as
 * in tests. The page runs it as text, so it uses nothing from outside of itself.
 *
 * @example integrityOf('/releases/shell/entry.n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg.js')
 * // 'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='
 */
export function integrityOf(address: string): string {
  const [, digest] = /\.([\w-]{43})\.\w+$/.exec(address) ?? [];
  return digest ? `sha256-${digest.replaceAll('-', '+').replaceAll('_', '/')}=` : '';
}

/** The digest of some content, written as `integrity` of a script is. */
export const digestOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The digest as it stands in the name of a file: SHA-256, base64url, 43 characters. */
export function contentDigest(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url');
}
