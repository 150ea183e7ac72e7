import { type Read, USER_ID } from '@metier/contract';

/**
 * Reads with the path parameters filled in, which are percent-encoded as in the URL, and the signed-in user's id.
 *
 * @example filledReads([projectRead(':id')], { id: '4711' }, user.id) // [projectRead('4711')]
 */
export const filledReads = (
  reads: readonly Read[],
  params: Readonly<Record<string, string>>,
  userId?: string,
): Read[] =>
  reads.map((read) => {
    const [call, input] = read as readonly [call: string, input?: { readonly query?: object }];
    if (!input?.query) return read;
    const filled = Object.entries(input.query).map(([field, value]) => {
      if (value === USER_ID) return [field, userId];
      const param = typeof value === 'string' && value.startsWith(':') ? params[value.slice(1)] : undefined;
      return [field, param === undefined ? value : decodeURIComponent(param)];
    });
    return [call, { ...input, query: Object.fromEntries(filled) }] as unknown as Read;
  });
