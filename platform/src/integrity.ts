import { createHash } from 'node:crypto';

/**
 * The `integrity` of a script by its URL, whose file name contains the digest of the content; empty without a digest, as in
 * tests. The page gets this function's source, so it must be self-contained.
 *
 * @example integrityOf('/releases/shell/entry.n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg.js')
 * // 'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='
 */
export function integrityOf(address: string): string {
  const [, digest] = /\.([\w-]{43})\.\w+$/.exec(address) ?? [];
  return digest ? `sha256-${digest.replaceAll('-', '+').replaceAll('_', '/')}=` : '';
}

/** The digest of a content in the format of the `integrity` attribute. */
export const digestOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The digest in the format of file names: SHA-256, base64url, 43 characters. */
export function contentDigest(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url');
}
