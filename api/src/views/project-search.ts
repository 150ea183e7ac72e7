import { sql, type RawBuilder } from 'kysely';
import { likeOf, wordsOf } from '../platform/db/index.ts';

/** Whose projects are searched: the viewer's own or, by a manager, everybody's. */
export type SearchScope = 'own' | 'all';

/** A number of an invoice, also as displayed: `000042`. */
const NUMBER = /^\d{1,15}$/;

/**
 * Condition on a project `p`: each word is in its name, in the name of one of its parties, or is the number of its
 * invoice. Managers, who list other people's projects, also find parties by their email address.
 *
 * @example isFound('logo huber', 'all')
 */
export const isFound = (text: string, scope: SearchScope): RawBuilder<unknown> =>
  sql`(${sql.join(
    wordsOf(text).map((word) => hasWord(word, scope)),
    sql` and `,
  )})`;

/**
 * Condition on a user `u`: each word is in the name or the email address.
 *
 * @example isPersonFound('huber metier.example')
 */
export const isPersonFound = (text: string): RawBuilder<unknown> =>
  sql.join(
    wordsOf(text).map(
      (word) => sql`u.first_name || ' ' || u.last_name || ' ' || u.email ilike ${likeOf(word)}`,
    ),
    sql` and `,
  );

function hasWord(word: string, scope: SearchScope): RawBuilder<unknown> {
  const like = likeOf(word);
  return sql`(
    p.name ilike ${like} or ${scope === 'own' ? hasParty(like) : hasAnyParty(like)}
    ${NUMBER.test(word) ? sql`or p.id = (select project_id from invoice_numbers where number = ${Number(word)})` : sql``}
  )`;
}

/** By the parties' keys: an own list has few projects. */
const hasParty = (like: string) => sql`exists (
  select from users u where u.id in (p.customer_id, p.freelancer_id) and u.first_name || ' ' || u.last_name ilike ${like}
)`;

/** The matching people first, as an array: with `in (select …)` the planner reads all projects. */
function hasAnyParty(like: string): RawBuilder<unknown> {
  const people = sql`(array(select id from users where first_name || ' ' || last_name || ' ' || email ilike ${like}))`;
  return sql`p.customer_id = any ${people} or p.freelancer_id = any ${people}`;
}
