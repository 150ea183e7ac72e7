import { LIMITS } from '@metier/contract';
import { sql } from 'kysely';

/** The first characters of a column, with an ellipsis if there are more. */
export const excerptOf = (column: string) =>
  sql.raw(
    `left(${column}, ${LIMITS.excerptLength}) || case when length(${column}) > ${LIMITS.excerptLength} then '…' else '' end`,
  );
