import { LIMITS, type ReplyKind } from '@metier/contract';
import { sql, type Generated, type Selectable } from 'kysely';
import { byName, lockName, type Db, type Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    reply_templates: ReplyTemplatesTable;
  }
}

interface ReplyTemplatesTable {
  id: Generated<string>;
  kind: ReplyKind;
  name: string;
  text: string;
  version: Generated<number>;
  created_at: Date;
}

/** A reply template without its time. */
export type ReplyTemplate = Omit<Selectable<ReplyTemplatesTable>, 'created_at'>;

const COLUMNS = ['id', 'kind', 'name', 'text', 'version'] as const;

/** The templates of a kind by name; the older first among equal names. */
export async function selectReplyTemplates(db: Db, kind: ReplyKind): Promise<ReplyTemplate[]> {
  const { rows } = await sql<ReplyTemplate>`
    select id, kind, name, text, version from reply_templates where kind = ${kind}
    order by ${byName('name')}, created_at, id`.execute(db);
  return rows;
}

/** Inserts a template; undefined at the maximum of its kind. */
export async function insertReplyTemplate(
  trx: Trx,
  template: Omit<Selectable<ReplyTemplatesTable>, 'id' | 'version'>,
): Promise<ReplyTemplate | undefined> {
  // Serializes concurrent inserts, which would otherwise count the same rows.
  await lockName(trx, `reply templates ${template.kind}`);
  const { stored } = await trx
    .selectFrom('reply_templates')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where('kind', '=', template.kind)
    .executeTakeFirstOrThrow();
  if (stored >= LIMITS.replyTemplates) return undefined;
  return trx.insertInto('reply_templates').values(template).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Changes a template; undefined if there is none, or none of this version. */
export const updateReplyTemplate = (
  trx: Trx,
  id: string,
  texts: Pick<ReplyTemplate, 'name' | 'text'>,
  version: number | undefined,
): Promise<ReplyTemplate | undefined> =>
  trx
    .updateTable('reply_templates')
    .set((row) => ({ ...texts, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', Number(version)))
    .returning(COLUMNS)
    .executeTakeFirst();

/** A template; undefined if there is none. */
export const findReplyTemplate = (trx: Trx, id: string): Promise<ReplyTemplate | undefined> =>
  trx.selectFrom('reply_templates').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** Deletes a template; false if there is none. */
export async function removeReplyTemplate(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('reply_templates').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
