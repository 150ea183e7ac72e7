import { LIMITS } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';

/** The number of rows of each part of a list. */
export type CountsOf<Part extends string> = Readonly<Record<Part, number>>;

/**
 * The number of rows of each part of a list, none counted further than `LIMITS.countedRows`, as one column.
 *
 * @example sql`select ${countsOf(['open'], () => sql`select from withdrawals where settled_at is null`)} as counts`
 */
export const countsOf = <Part extends string>(
  parts: readonly Part[],
  rowsOf: (part: Part) => RawBuilder<unknown>,
): RawBuilder<CountsOf<Part>> => {
  const counts = parts.map(
    (part) =>
      sql`${sql.lit(part)}, (select count(*) from (${rowsOf(part)} limit ${LIMITS.countedRows}) known)`,
  );
  return sql<CountsOf<Part>>`json_build_object(${sql.join(counts)})`;
};
