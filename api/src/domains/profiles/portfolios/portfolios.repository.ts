import { LIMITS } from '@metier/contract';
import { sql } from 'kysely';
import { countedPage, rowsBefore, type Db, type Trx } from '../../../platform/db/index.ts';
import type { PortfolioContent } from './portfolios.table.ts';

/** A piece of work with the metadata of its images, the cover first. */
export interface PortfolioView extends PortfolioContent {
  readonly id: string;
  readonly freelancer_id: string;
  readonly created_at: Date;
  readonly images: readonly {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  }[];
}

const portfolioColumns = sql`p.*, (
  select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'alt', i.alt) order by (i.id = p.cover_id) is true desc, i.position), '[]')
  from portfolio_images i where i.portfolio_id = p.id
) as images`;

/** Number of a freelancer's works. */
export async function countWorks(trx: Trx, freelancerId: string): Promise<number> {
  const { works } = await trx
    .selectFrom('portfolios')
    .select((select) => select.fn.countAll<number>().as('works'))
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirstOrThrow();
  return works;
}

export async function insertPortfolio(
  trx: Trx,
  freelancer_id: string,
  content: PortfolioContent,
  created_at: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('portfolios')
    .values({ freelancer_id, ...content, created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the texts of a freelancer's own work and locks it; false if there is none. */
export async function updatePortfolio(
  trx: Trx,
  id: string,
  freelancerId: string,
  content: PortfolioContent,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('portfolios')
    .set(content)
    .where('id', '=', id)
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the freelancer has no such piece of work. */
export async function deletePortfolio(trx: Trx, id: string, freelancerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('portfolios')
    .where('id', '=', id)
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function selectPortfolio(db: Db, id: string): Promise<PortfolioView | undefined> {
  const { rows } = await sql<PortfolioView>`
    select ${portfolioColumns} from portfolios p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Makes one of its images the cover of a work; false if it has no such image. */
export async function updateCover(trx: Trx, id: string, imageId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('portfolios')
    .set({ cover_id: imageId })
    .where('id', '=', id)
    .where((where) =>
      where.exists(
        where.selectFrom('portfolio_images').where('id', '=', imageId).where('portfolio_id', '=', id),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the order of a freelancer's works; false, without any change, if the ids are not those of all of them. */
export async function updateOrder(trx: Trx, freelancerId: string, ids: readonly string[]): Promise<boolean> {
  const works = await trx
    .selectFrom('portfolios')
    .select('id')
    .where('freelancer_id', '=', freelancerId)
    .execute();
  const wanted = new Set(ids);
  if (wanted.size !== works.length || !works.every(({ id }) => wanted.has(id))) return false;
  await sql`
    update portfolios p set place = wanted.place
    from unnest(${ids}::uuid[]) with ordinality wanted (id, place) where p.id = wanted.id`.execute(trx);
  return true;
}

/** One page of a freelancer's works in their order, and their number. */
export async function selectPortfolioPage(
  db: Db,
  freelancerId: string,
  page?: number,
): Promise<{ rows: PortfolioView[]; total: number }> {
  const { rows } = await sql<PortfolioView & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from portfolios where freelancer_id = ${freelancerId}) counted
    left join lateral (
      select ${portfolioColumns} from portfolios p where p.freelancer_id = ${freelancerId}
      order by p.place nulls first, p.created_at desc, p.id limit ${LIMITS.portfolio.works} offset ${rowsBefore(page, LIMITS.portfolio.works)}
    ) found on true
    order by found.place nulls first, found.created_at desc, found.id`.execute(db);
  return countedPage(rows);
}
