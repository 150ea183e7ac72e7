import type { Generated, Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    reviews: ReviewsTable;
  }
}

/** Reviews are locked by the row of their project. */
interface ReviewsTable {
  id: Generated<string>;
  project_id: string;
  author_id: string;
  /** The reviewed person. */
  subject_id: string;
  stars: number;
  text: string;
  written_at: Date;
  /** Sealed until then: only its author can read it. */
  opens_at: Date;
  /** True once its subject was notified; from then on a freelancer's figures count it. */
  is_told: Generated<boolean>;
  answer: string | null;
  answered_at: Date | null;
  removed_by: string | null;
  removed_at: Date | null;
  removal_reason: string | null;
}

export type ReviewRow = Selectable<ReviewsTable>;

/** The reviews of a project, earliest first. */
export async function selectReviews(db: Db, projectId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('written_at')
    .execute();
}

export async function selectReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertReview(
  trx: Trx,
  review: Pick<
    Insertable<ReviewsTable>,
    'project_id' | 'author_id' | 'subject_id' | 'stars' | 'text' | 'written_at' | 'opens_at'
  >,
): Promise<void> {
  await trx.insertInto('reviews').values(review).execute();
}

/** Opens a project's reviews. */
export async function unsealReviews(trx: Trx, projectId: string, now: Date): Promise<void> {
  await trx.updateTable('reviews').set({ opens_at: now }).where('project_id', '=', projectId).execute();
}

/** Claims the open reviews of a project that nobody was notified of yet, and marks them as notified. */
export async function claimUnannounced(trx: Trx, projectId: string, now: Date): Promise<ReviewRow[]> {
  return trx
    .updateTable('reviews')
    .set({ is_told: true })
    .where('project_id', '=', projectId)
    .where('is_told', '=', false)
    .where('opens_at', '<=', now)
    .where('removed_at', 'is', null)
    .returningAll()
    .execute();
}

export async function updateReview(
  trx: Trx,
  id: string,
  change: Partial<Pick<ReviewRow, 'answer' | 'answered_at' | 'removed_by' | 'removed_at' | 'removal_reason'>>,
): Promise<void> {
  await trx.updateTable('reviews').set(change).where('id', '=', id).execute();
}
