import { READS_OF_CHANGE, STREAM_EVENTS, type GetCall } from '@metier/contract';
import type { CachedRead } from '../query/index.ts';
import type { Told } from './read-events.ts';

type Input = { readonly query?: { readonly project_id?: string } } | undefined;

/**
 * Which kept answers an event makes out of date: all after a `reset`, otherwise those that show what has changed, but not
 * those about another project.
 *
 * @example void client.invalidateQueries({ predicate: outdatedBy(told) });
 */
export function outdatedBy({ event, changes }: Told): (query: CachedRead) => boolean {
  return ({ queryKey }) => {
    const [call, input] = queryKey as readonly [GetCall, Input];
    const project = input?.query?.project_id;
    const shows = ({ kind, id }: Told['changes'][number]) =>
      READS_OF_CHANGE[kind].includes(call) && (project === undefined || id === null || project === id);
    return event === STREAM_EVENTS.reset || changes.some(shows);
  };
}
