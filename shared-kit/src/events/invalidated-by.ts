import { READS_OF_CHANGE, STREAM_EVENTS, type GetCall } from '@metier/contract';
import type { CachedRead } from '../query/index.ts';
import type { ServerEvent } from './read-events.ts';

/** A newer API may send kinds that this page does not know. */
const READS: Readonly<Partial<Record<string, readonly GetCall[]>>> = READS_OF_CHANGE;

type Input = { readonly query?: { readonly project_id?: string } } | undefined;

/**
 * Selects the cached reads that an event invalidates: all of them for `reset`, otherwise those that show a change
 * (`READS_OF_CHANGE`), except reads of another project.
 *
 * @example void client.invalidateQueries({ predicate: invalidatedBy(event) });
 */
export function invalidatedBy({ event, changes }: ServerEvent): (query: CachedRead) => boolean {
  return ({ queryKey }) => {
    const [call, input] = queryKey as readonly [GetCall, Input];
    const project = input?.query?.project_id;
    const shows = ({ kind, id }: ServerEvent['changes'][number]) =>
      READS[kind]?.includes(call) === true && (project === undefined || id === null || project === id);
    return event === STREAM_EVENTS.reset || changes.some(shows);
  };
}
