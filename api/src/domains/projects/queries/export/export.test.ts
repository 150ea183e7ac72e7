import { beforeAll, expect, test } from '@jest/globals';
import { dayOf } from '@metier/contract';
import type { Query } from '@metier/contract/operations';
import { marketplace, newPerson, type TestPerson } from '../../../../testing/index.ts';
import { selectExport } from '../../../../views/project-export.ts';
import { exportParts } from './export-projects.ts';

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

test('is made in turns of the event loop, at most 250 rows in each', async () => {
  const found = await selectExport(app.db, anna.id, { search: 'Sign' }, app.clock.now());
  const projects = Array.from({ length: 1001 }).flatMap(() => found);
  let turn = 0;
  const parts = [];
  for await (const part of exportParts(projects, 'en')) {
    parts.push({ turn, rows: part.trimEnd().split('\r\n').length });
    setImmediate(() => (turn += 1));
  }
  expect(parts.map((part) => part.turn)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(parts.map((part) => part.rows)).toEqual([1, 250, 250, 250, 250, 1]);
});
