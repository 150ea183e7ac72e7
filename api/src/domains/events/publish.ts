import type { EventKind, Role } from '@metier/contract';
import type { Trx } from '../../platform/db/index.ts';
import { insertEvents } from './events.repository.ts';

/** Something that has changed, and for whom. */
export interface Published {
  readonly kind: EventKind;
  /** Of the project, where it is about one. */
  readonly id?: string;
  /** People, null and repetitions passed over. */
  readonly people?: readonly (string | null)[];
  /** Everybody of a role. */
  readonly role?: Role;
}

/**
 * Tells the open pages of people, once the transaction is committed, that something has changed for them.
 * Source: product.md §12.
 *
 * @example await publish(trx, [{ kind: 'project', id: project.id, people: [project.customer_id, project.freelancer_id] }], now);
 */
export async function publish(trx: Trx, published: readonly Published[], now: Date): Promise<void> {
  const changes = published.flatMap(({ kind, id = null, people = [], role }) => [
    ...[...new Set(people)].flatMap((user_id) => (user_id === null ? [] : [{ kind, id, to: { user_id } }])),
    ...(role ? [{ kind, id, to: { role } }] : []),
  ]);
  if (changes.length > 0) await insertEvents(trx, changes, now);
}
