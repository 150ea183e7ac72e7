import { sql } from 'kysely';
import { byName, lockName, type Db, type Trx } from '../../../platform/db/index.ts';
import type { TemplateRecord } from '../projects.table.ts';

/** A customer's templates by name; the older first among equal names. */
export async function selectTemplates(db: Db, customerId: string): Promise<TemplateRecord[]> {
  const { rows } = await sql<TemplateRecord>`
    select * from project_templates where customer_id = ${customerId}
    order by ${byName('title')}, created_at, id`.execute(db);
  return rows;
}

/** A customer's templates, which no other transaction adds to until this one ends. */
export async function lockTemplates(trx: Trx, customerId: string): Promise<TemplateRecord[]> {
  await lockName(trx, `templates ${customerId}`);
  return selectTemplates(trx, customerId);
}

export const insertTemplate = (trx: Trx, template: Omit<TemplateRecord, 'id'>): Promise<TemplateRecord> =>
  trx.insertInto('project_templates').values(template).returningAll().executeTakeFirstOrThrow();

/** Deletes a customer's template; false if there is none. */
export async function removeTemplate(trx: Trx, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('project_templates')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
