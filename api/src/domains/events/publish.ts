import type { EventKind, Role } from '@metier/contract';
import type { Trx } from '../../platform/db/index.ts';
import { insertEvents } from './events.repository.ts';

/** Users by id (nulls and duplicates are ignored), all users of a role, or both. */
type Recipients =
  | { readonly userIds: readonly (string | null)[]; readonly role?: Role }
  | { readonly userIds?: never; readonly role: Role };

/** A change and its recipients. */
export type Published = Recipients & {
  readonly kind: EventKind;
  /** Project id, if the change belongs to a project. */
  readonly id?: string;
};

/**
 * Publishes changes to the recipients' open pages. They are sent after the transaction has committed.
 * Source: product.md §12.
 *
 * @example await publish(trx, [{ kind: 'project', id: project.id, userIds: [project.customer_id, project.freelancer_id] }], now);
 */
export async function publish(trx: Trx, published: readonly Published[], now: Date): Promise<void> {
  const changes = published.flatMap(({ kind, id = null, userIds = [], role }) => [
    ...[...new Set(userIds)].flatMap((user_id) => (user_id === null ? [] : [{ kind, id, to: { user_id } }])),
    ...(role ? [{ kind, id, to: { role } }] : []),
  ]);
  if (changes.length > 0) await insertEvents(trx, changes, now);
}
