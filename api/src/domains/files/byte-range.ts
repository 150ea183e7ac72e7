/** Inclusive byte range; `none` if it is not satisfiable. */
export type ByteRange = { readonly first: number; readonly last: number } | 'none';

const RANGE = /^bytes=(\d{0,10})-(\d{0,10})$/;

/**
 * Parses the `Range` header. Undefined if it is absent or may be ignored (several ranges, other units).
 *
 * @example byteRange('bytes=-500', 2_000) // { first: 1500, last: 1999 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [matched, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (matched === undefined || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : 'none';
}
