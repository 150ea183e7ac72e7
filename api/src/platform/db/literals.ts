import { sql, type RawBuilder } from 'kysely';

/** Constants of the code as a list in SQL. Example: `sql\`status in (${literals(HELD_STATUSES)})\``. */
export const literals = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
