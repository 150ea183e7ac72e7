import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/index.ts';
import type { RedrawnImage } from '../../../platform/images/index.ts';

/** An image in its two sizes as WebP; width and height are of the large one. */
export interface StoredImage extends RedrawnImage {
  readonly small: Buffer;
}

/** Adds images with their alternative texts to a piece of work; returns their ids, in their order. */
export async function insertImages(
  trx: Trx,
  portfolio_id: string,
  images: readonly StoredImage[],
  alts: readonly string[],
): Promise<string[]> {
  if (images.length === 0) return [];
  const rows = await trx
    .insertInto('portfolio_images')
    .values(images.map((image, place) => ({ portfolio_id, ...image, alt: alts[place] ?? '' })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Replaces the alternative texts of images of a piece of work; ignores other ids. */
export async function updateAlts(
  trx: Trx,
  portfolioId: string,
  ids: readonly string[],
  alts: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update portfolio_images i set alt = given.alt
    from unnest(${ids}::uuid[], ${alts}::text[]) given (id, alt)
    where i.id = given.id and i.portfolio_id = ${portfolioId}`.execute(trx);
}

/** Removes images of a piece of work; ignores other ids. */
export async function deleteImages(trx: Trx, portfolioId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('portfolio_images')
    .where('portfolio_id', '=', portfolioId)
    .where('id', 'in', ids)
    .execute();
}

export async function countImages(trx: Trx, portfolioId: string): Promise<number> {
  const { images } = await trx
    .selectFrom('portfolio_images')
    .select((select) => select.fn.countAll<number>().as('images'))
    .where('portfolio_id', '=', portfolioId)
    .executeTakeFirstOrThrow();
  return images;
}

/** An image as WebP; older images without a crop: the large one. */
export async function selectImageBytes(
  db: Db,
  id: string,
  size: 'small' | 'large' = 'large',
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('portfolio_images')
    .select(size === 'small' ? ({ fn }) => fn.coalesce('small', 'bytes').as('bytes') : 'bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes;
}
