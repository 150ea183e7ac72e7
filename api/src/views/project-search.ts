import { LIMITS } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { hitsOf, likeOf, wordsOf, type Db } from '../platform/db/index.ts';

/** Whose projects are searched: the viewer's own or, by a manager, anybody's. */
export type SearchScope = 'own' | 'all';

/** A number of an invoice, also as displayed: `000042`. */
const NUMBER = /^\d{1,15}$/;

/**
 * Condition on a project `p`, checked row by row: each word is in its name, in the name of one of its parties, or is
 * the number of its invoice. Managers also find parties by their email address.
 *
 * @example isFound('logo huber', 'all')
 */
export const isFound = (text: string, scope: SearchScope): RawBuilder<unknown> =>
  every(wordsOf(text).map((word) => hasWord(word, hasParty(likeOf(word), scope))));

/**
 * Condition on a user `u`: each word is in the name or the email address.
 *
 * @example isPersonFound('huber metier.example')
 */
export const isPersonFound = (text: string): RawBuilder<unknown> =>
  sql.join(
    wordsOf(text).map((word) => isNamed(likeOf(word), 'all')),
    sql` and `,
  );

/** A manager's search, as conditions on a project `p`. */
interface Searched {
  readonly isFound: readonly RawBuilder<unknown>[];
  /** True if so many projects match that a list does not count all of them. */
  readonly isMany: boolean;
}

/**
 * Prepares a manager's search of all projects: finds them, or if there are very many, leaves it to the list to check
 * them in its order until a page is full, because ordering all of them takes too long.
 *
 * @example const { isFound, isMany } = await searchedIn(db, 'anna poster');
 */
export async function searchedIn(db: Db, text: string | undefined): Promise<Searched> {
  if (text === undefined) return { isFound: [], isMany: false };
  const ids = await findProjects(db, text);
  if (!ids) return { isFound: [isFound(text, 'all')], isMany: true };
  return { isFound: [sql`p.id = any (${ids}::uuid[])`], isMany: false };
}

/** Ids of all projects that a search finds; undefined if there are more than a list counts. */
async function findProjects(db: Db, text: string): Promise<string[] | undefined> {
  const people = await findPeople(db, wordsOf(text));
  // Every word matches too many people; with one selective word the indexes suffice.
  if (people.every(({ isMany }) => isMany)) return undefined;
  const conditions = people.map(({ word, ids, isMany }) =>
    hasWord(word, isMany ? hasParty(likeOf(word), 'all') : hasOneOf(ids)),
  );
  return hitsOf(db, sql`select p.id from projects p where ${every(conditions)}`);
}

/** The people whose name or email address contains a word, as far as a list counts. */
interface WordPeople {
  readonly word: string;
  readonly ids: readonly string[];
  readonly isMany: boolean;
}

/** MATERIALIZED hides the limit from the planner, which then uses the index; the execution still stops at the limit. */
async function findPeople(db: Db, words: readonly string[]): Promise<WordPeople[]> {
  const ofWord = (word: string) => sql`array(
    with hits as materialized (select u.id from users u where ${isNamed(likeOf(word), 'all')})
    select id from hits limit ${LIMITS.countedRows + 1}
  )`;
  const { rows } = await sql<{ people: string[][] }>`
    select jsonb_build_array(${sql.join(words.map((word) => sql`to_jsonb(${ofWord(word)})`))}) as people`.execute(
    db,
  );
  return words.map((word, place) => {
    const ids = rows[0]?.people[place] ?? [];
    return { word, ids, isMany: ids.length > LIMITS.countedRows };
  });
}

const every = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` and `)})`;

const hasWord = (word: string, isOfParty: RawBuilder<unknown>) => sql`(
  p.name ilike ${likeOf(word)} or ${isOfParty}
  ${NUMBER.test(word) ? sql`or p.id = (select project_id from invoice_numbers where number = ${Number(word)})` : sql``}
)`;

/** The same expressions as those of the trigram indexes. */
const isNamed = (like: string, scope: SearchScope) =>
  scope === 'own'
    ? sql`u.first_name || ' ' || u.last_name ilike ${like}`
    : sql`u.first_name || ' ' || u.last_name || ' ' || u.email ilike ${like}`;

const hasParty = (like: string, scope: SearchScope) => sql`exists (
  select from users u where u.id in (p.customer_id, p.freelancer_id) and ${isNamed(like, scope)}
)`;

const hasOneOf = (ids: readonly string[]) =>
  sql`(p.customer_id = any (${ids}::uuid[]) or p.freelancer_id = any (${ids}::uuid[]))`;
