import type { MenuCount, Role } from '@metier/contract';
import type { Photo } from '@metier/contract/operations';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { unreadInAll } from './conversations.ts';
import { photoOf } from './photos.ts';
import { openInvitationsOf } from './invitations.ts';
import { waitingPayouts } from './payouts.ts';
import { yourMoves } from './your-move.ts';

/** Numbers of pending items by menu entry, and the user's photo. */
type MenuCounts = Readonly<Partial<Record<MenuCount, number>>> & { readonly photo?: Photo | null };

/** One column per count. */
const COLUMNS: Readonly<Record<Role, (userId: string, now: Date) => RawBuilder<unknown>>> = {
  customer: (userId, now) => sql`
    (${unreadInAll({ userId, role: 'customer' })}) as messages,
    (select count(*) from projects p
      where p.customer_id = ${userId} and ${yourMoves('customer', now).isAwaited}) as moves`,
  freelancer: (userId, now) => sql`
    (${unreadInAll({ userId, role: 'freelancer' })}) as messages,
    (${openInvitationsOf(userId, now)}) as invitations,
    (select count(*) from projects p
      where p.freelancer_id = ${userId} and ${yourMoves('freelancer', now).isAwaited}) as moves`,
  // Cases that this manager can decide. `<> 'none'` repeats the condition of the partial index; without it the index is
  // not used.
  manager: (userId) => sql`
    (select count(*) from projects
      where case_state <> 'none' and case_state = 'disputed' and decided_by is distinct from ${userId}) as cases,
    (select count(*) from verifications where status = 'submitted') as verification,
     (${waitingPayouts}) as payouts,
     (select count(*) from support_requests where closed_at is null and answered_at is null) as support`,
};

/** The user's pending items and photo, in one statement. */
export async function selectMenuCounts(
  db: Db,
  { userId, role }: { readonly userId: string; readonly role: Role },
  now: Date,
): Promise<MenuCounts> {
  const { rows } = await sql<MenuCounts>`select ${COLUMNS[role](userId, now)}, ${photoOf('me.id')} as photo
    from (select ${userId}::uuid as id) me`.execute(db);
  return rows[0] ?? {};
}
