import type { Read } from '@metier/contract';

/**
 * Reads with the path parameters filled in, which are percent-encoded as in the URL.
 *
 * @example filledReads([projectRead(':id')], { id: '4711' }) // [projectRead('4711')]
 */
export const filledReads = (reads: readonly Read[], params: Readonly<Record<string, string>>): Read[] =>
  reads.map((read) => {
    const [call, input] = read as readonly [call: string, input?: { readonly query?: object }];
    if (!input?.query) return read;
    const filled = Object.entries(input.query).map(([field, value]) => {
      const param = typeof value === 'string' && value.startsWith(':') ? params[value.slice(1)] : undefined;
      return [field, param === undefined ? value : decodeURIComponent(param)];
    });
    return [call, { ...input, query: Object.fromEntries(filled) }] as unknown as Read;
  });
