import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { Tables } from '../../platform/registry.ts';
import type { LinkRow } from './verification.table.ts';

type LinkView = Pick<LinkRow, 'link_id' | 'links' | 'contacts'>;

export async function insertLink(
  trx: Trx,
  link: Insertable<Tables['verification_links']>,
): Promise<LinkView> {
  return trx
    .insertInto('verification_links')
    .values(link)
    .returning(['link_id', 'links', 'contacts'])
    .executeTakeFirstOrThrow();
}

/** False when the freelancer has no such link. */
export async function deleteLink(trx: Trx, freelancerId: string, linkId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('verification_links')
    .where('link_id', '=', linkId)
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A freelancer's links, oldest first. */
export async function selectLinks(db: Db, freelancerId: string): Promise<LinkView[]> {
  return db
    .selectFrom('verification_links')
    .select(['link_id', 'links', 'contacts'])
    .where('freelancer_id', '=', freelancerId)
    .orderBy('created_at')
    .orderBy('link_id')
    .execute();
}
