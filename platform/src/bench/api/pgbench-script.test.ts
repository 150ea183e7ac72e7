import { expect, test } from '@jest/globals';
import { pgbenchScript } from './pgbench-script.ts';

const project = '11111111-1111-4111-8111-111111111111';
const key = '22222222-2222-4222-8222-222222222222';
const entry = '33333333-3333-4333-8333-333333333333';
const FIND = 'select id from waiting limit 1';

test('a script does the same with other things', () => {
  const script = pgbenchScript(
    [
      {
        text: 'select * from projects\n where id = $1',
        values: [project],
        rows: [{ id: project, name: 'x' }],
      },
      { text: 'insert into keys values ($1, $2)', values: [key, null], rows: [] },
      { text: 'insert into entries values ($1) returning id', values: [7524], rows: [{ id: entry }] },
      { text: 'insert into postings values ($1, $2::text[])', values: [entry, ['hold', null]], rows: [] },
      { text: 'select add_job($1::json, $2)', values: [{ project_id: project }, `job:${key}`], rows: [] },
    ],
    FIND,
    { [project]: 'id' },
  );
  expect(script.split('\n')).toEqual([
    String.raw`select id from waiting limit 1 \gset thing_`,
    String.raw`select gen_random_uuid() as fresh_0 \gset`,
    "select * from projects where id = ':thing_id';",
    "insert into keys values (':fresh_0', null);",
    String.raw`insert into entries values ('7524') returning id \gset made_2_`,
    "insert into postings values (':made_2_id', array['hold', null]::text[]);",
    `select add_job('{"project_id":":thing_id"}'::json, 'job::fresh_0');`,
  ]);
});

test('many rows, and rows of what is known, make nothing new', () => {
  const rows = [{ id: entry }, { id: key }];
  const script = pgbenchScript([{ text: 'select id from entries', values: [], rows }], FIND, {});
  expect(script).toBe(`${FIND} \\gset thing_\nselect id from entries;`);
});
