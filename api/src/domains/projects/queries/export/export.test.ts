import { beforeAll, expect, test } from '@jest/globals';
import { dayOf, LIMITS } from '@metier/contract';
import type { Query } from '@metier/contract/operations';
import { sql } from 'kysely';
import { watchHolds } from '../../../../testing/fuzz/watch-holds.ts';
import { marketplace, newPerson, type TestPerson } from '../../../../testing/index.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();
const HOSTILE = '=HYPERLINK("https://evil.example","Größe")';
let anna: TestPerson;
beforeAll(async () => {
  anna = await newPerson(app, 'customer', 'Änna');
  await projectAt('created', { customer: anna, name: HOSTILE });
  for (let round = 0; round < 12; round += 1)
    await projectAt('created', { customer, name: `Poster ${round}` });
  await projectAt('started', { customer: anna, name: 'Sign' });
});

async function exported(query: Query<'GET /api/manager/projects/export'>, language = 'en') {
  const answer = await manager.send('GET /api/manager/projects/export', {
    query,
    headers: { 'accept-language': language },
  });
  const text = Buffer.from(answer.body).toString();
  return { ...answer, text, lines: text.trimEnd().split('\r\n') };
}

test('has all rows of the filter, not only a page, in its order', async () => {
  const { lines } = await exported({ search: 'poster', sort: 'name' });
  expect(lines).toHaveLength(13);
  expect(lines[1]).toContain('"Poster 0"');
  expect((await exported({ search: 'nothing has this' })).lines).toHaveLength(1);
});

test('has names, people, amounts in euro, and days', async () => {
  const { projects } = await manager.call('GET /api/projects', { query: { search: 'Sign' } });
  const [sign] = projects;
  const { lines, headers } = await exported({ search: 'Sign' });
  expect(lines[0]).toBe(
    '\uFEFF"Name","Service","Status","Case","Customer","Customer’s email","Freelancer","Freelancer’s email","Budget in EUR","Created on","Deadline","ID"',
  );
  const budget = (Number(sign?.budget) / 100).toFixed(2);
  expect(lines[1]?.slice(1, -1).split('","')).toEqual([
    'Sign',
    expect.any(String),
    'Started',
    '',
    'Änna Tester',
    anna.email,
    expect.stringMatching(/ Tester$/),
    freelancer.email,
    budget,
    dayOf(app.clock.now()),
    sign?.deadline,
    sign?.id,
  ]);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="projects-\d{4}-\d\d-\d\d\.csv"$/),
  });
});

test('quotes and disarms what would run as a formula', async () => {
  const { lines } = await exported({ search: 'hyperlink' });
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example"",""Größe""\)",/);
});

test('has the words of the reader’s language', async () => {
  const { lines } = await exported({ search: 'Sign' }, 'de');
  expect(lines[0]).toContain('"Auftraggeber"');
  expect(lines[1]).toContain('"Begonnen"');
});

test('of the most rows does not hold the event loop for more than 50 ms of processor time', async () => {
  const project = await projectAt('started', { customer: anna, name: `Large ${'x'.repeat(100)}` });
  await sql`
    insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
    from projects p, generate_series(2, ${LIMITS.exportRows}::int) where p.id = ${project}`.execute(app.db);
  const longestHold = watchHolds();
  const holds = [];
  for (let round = 0; round < 3; round += 1) {
    longestHold();
    expect((await exported({ search: 'Large' })).lines).toHaveLength(LIMITS.exportRows + 1);
    holds.push(longestHold());
  }
  // A single round may have been disturbed by garbage of the one before.
  expect(holds.toSorted((one, other) => one - other)[1]).toBeLessThan(50);
});
