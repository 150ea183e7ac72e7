import { PROFILE_CATEGORIES } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';

/** A project `p` that freelancers can respond to. */
export const isOpen = sql`p.status = 'paid' and p.freelancer_id is null and p.case_state = 'none'`;

/** What is searched: parameters of the list of open projects, or columns of saved searches. */
export interface OpenSearch {
  /** Array of types, by {@link wantedTypes}. */
  readonly types: RawBuilder<unknown>;
  /** Array of `like` patterns, by `patternsOf`. */
  readonly patterns: RawBuilder<unknown>;
  /** Least price in cents, or null. */
  readonly minBudget: RawBuilder<unknown>;
}

const CATEGORIES = sql.join(
  PROFILE_CATEGORIES.map(({ id, type }) => sql`(${sql.lit(id)}::int, ${sql.lit(type)}::text)`),
);

/**
 * The chosen types, or without a choice those of the freelancer's categories; null, which is all, if there are none.
 */
export const wantedTypes = (freelancerId: RawBuilder<unknown>, chosen: RawBuilder<unknown>) => sql`coalesce(
  ${chosen},
  (
    select array_agg(category.type) from freelancer_profiles f
    join (values ${CATEGORIES}) category (id, type) on category.id = any (f.category_ids)
    where f.user_id = ${freelancerId}
  )
)`;

/**
 * Condition on a project `p`: a search finds it. The list of open projects and the alerts of saved searches share it,
 * so that they cannot disagree.
 */
export const isWanted = ({ types, patterns, minBudget }: OpenSearch) => sql`(
  (${types} is null or 'all' = any (${types}) or p.type = any (${types}))
  and p.name || ' ' || p.description ilike all (${patterns})
  and (${minBudget} is null or p.price >= ${minBudget})
)`;
