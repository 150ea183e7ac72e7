import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/index.ts';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { selectCandidates } from '../../../views/candidates.ts';

const HOUR = 3_600;
const DESIGN = 2;
const MARKETING = 1;
let customer: TestPerson;
let project_id: string;

const { app, freelancer: better, projectAt } = await marketplace();
const worse = await newPerson(app, 'freelancer', 'Wanda');
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
  project_id = await projectAt('paid', { customer });
});

const match = (page = 1) => customer.call('GET /api/customer/match', { query: { project_id, page } });
const positions = async () => {
  const ids = (await match()).freelancers.map(({ id }) => id);
  return [better.id, worse.id].map((id) => ids.indexOf(id));
};

/** The compared attributes of a freelancer, as stored in the database. */
interface Figures {
  readonly category_ids: number[];
  readonly free: boolean;
  readonly finished_projects: number;
  readonly answers: number;
  readonly answer_seconds: number;
  readonly review_count: number;
  readonly review_stars: number;
}
const EQUAL: Figures = {
  category_ids: [DESIGN],
  free: true,
  finished_projects: 3,
  answers: 2,
  answer_seconds: 4 * HOUR,
  review_count: 0,
  review_stars: 0,
};
/** A number of open reviews with a mean. */
const stars = (review_count: number, mean: number) => ({
  review_count,
  review_stars: Math.round(review_count * mean),
});
const setFigures = (person: TestPerson, figures: Partial<Figures>) =>
  app.db
    .insertInto('freelancer_profiles')
    .values({ user_id: person.id, ...EQUAL, ...figures })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...EQUAL, ...figures }))
    .execute();
const answer = (person: TestPerson, take: 0 | 1) =>
  person.call('POST /api/invitations/accept', { body: { project_id, take } });
const giveBack = (person: TestPerson) =>
  person.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 0 } });
/** Lets the invitations expire without running the job that closes them. */
const loseTime = () =>
  app.db
    .updateTable('invitations')
    .set({ expires_at: app.clock.now() })
    .where('project_id', '=', project_id)
    .execute();
const favor = (person: TestPerson, favorite: 0 | 1 = 1) =>
  customer.call('PUT /api/my_freelancers/favorite', { query: { freelancer_id: person.id, favorite } });

describe('the match list ranks first', () => {
  test.each<[string, Partial<Figures>, Partial<Figures>]>([
    ['who names the category', {}, { category_ids: [], finished_projects: 9 }],
    ['who is free', {}, { free: false, finished_projects: 9 }],
    ['who names the category, even if they are not free', { free: false }, { category_ids: [] }],
    ['who has better reviews', stars(5, 4), { ...stars(5, 3), finished_projects: 9 }],
    [
      'fifty reviews of 4.9 before a single one of five',
      stars(50, 4.9),
      { ...stars(1, 5), finished_projects: 9 },
    ],
    ['who has no reviews before who has bad ones', {}, { ...stars(3, 2), finished_projects: 9 }],
    ['more finished projects, with equal reviews', stars(3, 5), { ...stars(3, 5), finished_projects: 2 }],
    ['who finished more projects', { answer_seconds: 99 * HOUR }, { finished_projects: 2 }],
    ['who answers faster', { answer_seconds: 2 * HOUR }, {}],
    ['who has answered at all', {}, { answers: 0, answer_seconds: 0 }],
  ])('%s', async (_, figures, others) => {
    await setFigures(better, figures);
    await setFigures(worse, others);
    const [first, second] = await positions();
    expect([first, second]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(second).toBeGreaterThan(first ?? Infinity);
  });

  test('a favourite, whatever their other attributes', async () => {
    await setFigures(better, { category_ids: [MARKETING], free: false, finished_projects: 0, answers: 0 });
    await setFigures(worse, {});
    await favor(better);
    expect(await positions()).toEqual([0, 1]);
    expect((await match()).freelancers[0]).toMatchObject({ id: better.id, favorite: true, own_team: true });
    await favor(better, 0);
    expect(await positions()).toEqual([-1, 0]);
  });

  test('a freelancer who finished a project of this customer', async () => {
    await projectAt('accepted', { customer, freelancer: better });
    await setFigures(better, { category_ids: [MARKETING], free: false });
    await setFigures(worse, {});
    expect(await positions()).toEqual([0, 1]);
    expect((await match()).freelancers[0]).toMatchObject({ favorite: false, own_team: true });
    const stranger = await newPerson(app, 'customer');
    const theirs = await projectAt('paid', { customer: stranger });
    const { freelancers } = await stranger.call('GET /api/customer/match', { query: { project_id: theirs } });
    expect(freelancers.map(({ id }) => id)).not.toContain(better.id);
  });

  test('responses, then invitations, also from other categories', async () => {
    const invited = await newPerson(app, 'freelancer', 'Ines');
    await setFigures(better, { category_ids: [MARKETING], finished_projects: 0 });
    await setFigures(invited, { category_ids: [MARKETING] });
    await setFigures(worse, { finished_projects: 9 });
    await better.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
    await customer.call('POST /api/customer/invite_freelancer', {
      body: { project_id, user_id: invited.id },
    });
    expect((await match()).freelancers.slice(0, 3)).toMatchObject([
      { id: better.id, responded: true, invitation: 'none' },
      { id: invited.id, responded: false, invitation: 'open' },
      { id: worse.id, responded: false, invitation: 'none' },
    ]);
  });

  test.each<['declined' | 'expired' | 'accepted', () => Promise<unknown>]>([
    ['declined', () => answer(worse, 0)],
    ['expired', () => app.advance(72 * HOUR)],
    ['expired', () => loseTime()],
    ['accepted', () => answer(worse, 1).then(() => giveBack(worse))],
  ])(
    'everybody who can still take the project before freelancers whose invitation ended: %s',
    async (invitation, end) => {
      await setFigures(better, { category_ids: [], free: false, finished_projects: 0, answers: 0 });
      await setFigures(worse, {});
      await favor(worse);
      await customer.call('POST /api/customer/invite_freelancer', {
        body: { project_id, user_id: worse.id },
      });
      expect(await positions()).toEqual([1, 0]);
      await end();
      const { freelancers, pages } = await match();
      const [last] = pages === 1 ? freelancers.slice(-1) : [];
      expect(last).toMatchObject({ id: worse.id, responded: false, invitation });
      await worse.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
      expect((await match()).freelancers[0]).toMatchObject({ id: worse.id, responded: true, invitation });
    },
  );
});

test('the match list omits freelancers of other categories only', async () => {
  await setFigures(better, {});
  await setFigures(worse, { category_ids: [MARKETING], finished_projects: 9 });
  expect(await positions()).toEqual([expect.any(Number), -1]);
});

describe('the figures of a freelancer', () => {
  const figures = async (person: TestPerson) => {
    const { profile } = await customer.call('GET /api/freelancers/profile', { query: { id: person.id } });
    return { finished: profile.finished_projects, hours: profile.response_hours };
  };

  test('are updated by answers, finished projects and refunded ones', async () => {
    const fresh = await newPerson(app, 'freelancer', 'Frida');
    expect(await figures(fresh)).toEqual({ finished: 0, hours: null });
    const declineAfter = async (seconds: number) => {
      const project = await projectAt('paid', { customer });
      await customer.call('POST /api/customer/invite_freelancer', {
        body: { project_id: project, user_id: fresh.id },
      });
      await app.advance(seconds);
      await fresh.call('POST /api/invitations/accept', { body: { project_id: project, take: 0 } });
    };
    await declineAfter(6 * HOUR);
    const done = await projectAt('accepted', { customer, freelancer: fresh });
    expect((await figures(fresh)).finished).toBe(1);
    await customer.call('POST /api/customer/refund', { body: { project_id: done } });
    await fresh.call('POST /api/freelancer/refund', { body: { project_id: done, agree: 1 } });
    // Two answers are too few for a usual time.
    expect(await figures(fresh)).toEqual({ finished: 0, hours: null });
    await declineAfter(3 * HOUR);
    expect((await figures(fresh)).hours).toBeCloseTo(3, 1);
  });
});

describe('the match list says why a freelancer is shown', () => {
  const reasons = async (person: TestPerson) =>
    (await match()).freelancers.find(({ id }) => id === person.id)?.reasons;

  test('by what they have done, their reviews, their answers and their free status', async () => {
    const fresh = await newPerson(app, 'freelancer', 'Frida');
    await setFigures(fresh, { ...stars(5, 4.8), answers: 3, answer_seconds: 6 * HOUR });
    await favor(fresh);
    expect(await reasons(fresh)).toEqual([
      { kind: 'favorite' },
      { kind: 'category' },
      { kind: 'rated', average: 4.8, count: 5 },
      { kind: 'answers_soon', hours: 2 },
      { kind: 'free' },
    ]);
    await projectAt('accepted', { customer, freelancer: fresh });
    await projectAt('accepted', { freelancer: fresh });
    expect(await reasons(fresh)).toMatchObject([
      { kind: 'worked_with_you', count: 1 },
      { kind: 'favorite' },
      { kind: 'completed_service', count: 2 },
      { kind: 'rated' },
      { kind: 'answers_soon' },
      { kind: 'free' },
    ]);
  });

  test('without a category, by taking projects of every kind', async () => {
    const open = await newPerson(app, 'freelancer', 'Olga');
    await setFigures(open, { category_ids: [], free: false });
    await favor(open);
    expect(await reasons(open)).toEqual([{ kind: 'favorite' }, { kind: 'every_category' }]);
  });

  test('of another category and without figures, by what relates them to the project', async () => {
    const other = await newPerson(app, 'freelancer', 'Otto');
    await setFigures(other, { category_ids: [MARKETING], free: false });
    await other.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
    expect(await reasons(other)).toEqual([{ kind: 'responded' }]);
  });
});

describe('among thousands', () => {
  beforeAll(async () => {
    await sql`
      with people as (
        insert into users (first_name, last_name, email, type_client, language, email_confirmed_at, created_at)
        select 'Fee', 'Many', 'fee-' || n || '@metier.test', 'freelancer', 'en', now(), now() from generate_series(1, 3000) n
        returning id
      )
      insert into freelancer_profiles (user_id, category_ids, finished_projects)
      select id, array[1 + abs(hashtext(id::text)) % 6], abs(hashtext(id::text)) % 40 from people`.execute(
      app.db,
    );
    // The database does this by itself after a while. Index-only scans need pages that are marked all-visible, which a
    // concurrent autoanalyze may prevent: then retry.
    do await sql`vacuum analyze users, freelancer_profiles`.execute(app.db);
    while (!(await areAllPagesVisible()));
  });

  test('every matching freelancer is on exactly one page, and those who have responded are first', async () => {
    const responders: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const person = await newPerson(app, 'freelancer', 'Rosa');
      await person.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
      responders.push(person.id);
    }
    const { total, pages } = await match();
    const { fitting } = await app.db
      .selectFrom('freelancer_profiles')
      .select(sql<number>`count(*) filter (where 2 = any(category_ids) or category_ids = '{}')`.as('fitting'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(fitting);
    const found: string[] = [];
    for (let page = 1; page <= pages; page += 1)
      found.push(...(await match(page)).freelancers.map(({ id }) => id));
    expect(found).toHaveLength(total);
    expect(new Set(found).size).toBe(total);
    expect(found.slice(0, 12).toSorted()).toEqual(responders.toSorted());
    expect(await match(pages + 1)).toMatchObject({ freelancers: [], total });
  });

  test('a page reads only its own rows and counts the matching ones', async () => {
    const { total } = await match();
    const read = await app.db.transaction().execute(async (trx) => {
      const whom = { id: project_id, customer_id: customer.id, category_id: 20101 };
      const before = await tuplesRead(trx);
      expect((await selectCandidates(trx, whom, DESIGN, app.clock.now(), 2)).rows).toHaveLength(10);
      return (await tuplesRead(trx)) - before;
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(total + 100);
  });
});

async function areAllPagesVisible(): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select relallvisible >= relpages as are from pg_class where oid = 'freelancer_profiles'::regclass`.execute(
    app.db,
  );
  return rows[0]?.are ?? false;
}

async function tuplesRead(trx: Trx): Promise<number> {
  const { rows } = await sql<{ tuples: number }>`
    select seq_tup_read + idx_tup_fetch as tuples from pg_stat_xact_user_tables
    where relname = 'freelancer_profiles'`.execute(trx);
  return rows[0]?.tuples ?? NaN;
}
