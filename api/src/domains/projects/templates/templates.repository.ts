import { LIMITS } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/index.ts';
import type { TemplateRecord } from '../projects.table.ts';

/** A customer's templates by name; the older first among equal names. */
export async function selectTemplates(db: Db, customerId: string): Promise<TemplateRecord[]> {
  const { rows } = await sql<TemplateRecord>`
    select * from project_templates where customer_id = ${customerId}
    order by lower(title) collate "und-x-icu", created_at, id`.execute(db);
  return rows;
}

/** Inserts a template; undefined at the customer's maximum. */
export async function insertTemplate(
  trx: Trx,
  template: Omit<TemplateRecord, 'id'>,
): Promise<TemplateRecord | undefined> {
  const { customer_id } = template;
  // Serializes concurrent inserts, which would otherwise count the same rows.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`templates ${customer_id}`}, 0))`.execute(trx);
  const { kept } = await trx
    .selectFrom('project_templates')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('customer_id', '=', customer_id)
    .executeTakeFirstOrThrow();
  if (kept >= LIMITS.templates) return undefined;
  return trx.insertInto('project_templates').values(template).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a customer's template; false if there is none. */
export async function removeTemplate(trx: Trx, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('project_templates')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
