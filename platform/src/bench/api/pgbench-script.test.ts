import { expect, test } from '@jest/globals';
import { pgbenchScript } from './pgbench-script.ts';
import { replayOf } from './replay.ts';

const project = '11111111-1111-4111-8111-111111111111';
const key = '22222222-2222-4222-8222-222222222222';
const entry = '33333333-3333-4333-8333-333333333333';

const hex = (text: string) => `convert_from(decode('${Buffer.from(text).toString('hex')}', 'hex'), 'UTF8')`;
const statement = { values: [], rows: [], trip: 1 };

test('a script replays the statements with other ids and computes its values first', () => {
  const replay = replayOf(
    [
      {
        ...statement,
        text: 'select * from projects\n where id = $1',
        values: [project],
        rows: [{ id: project, name: 'x' }],
      },
      { ...statement, text: 'insert into keys values ($1, $2)', values: [key, null] },
      {
        ...statement,
        text: 'insert into entries values ($1) returning id',
        values: [75],
        rows: [{ id: entry }],
      },
      { ...statement, text: 'insert into postings values ($1, $2)', values: [entry, ['hold', null]] },
      {
        ...statement,
        text: 'select add_job($1::json, $2)',
        values: [{ project_id: project }, `job:${entry}`],
      },
    ],
    [project],
  );
  const { whole, find } = pgbenchScript(replay, 'waiting', { [project]: 'id' });
  expect(whole.split('\n')).toEqual([
    [
      `select 1 as found, id as v0, fresh_0 as v1, ${hex('75')} as v2, ${hex('{"hold",null}')} as v3,`,
      `${hex('{"project_id":"')} || id || ${hex('"}')} as v4`,
      String.raw`from waiting, (select gen_random_uuid() as fresh_0) as fresh \gset`,
    ].join(' '),
    'select * from projects where id = :v0;',
    'insert into keys values (:v1, null);',
    String.raw`insert into entries values (:v2) returning id \gset made_2_`,
    'insert into postings values (:made_2_id, :v3);',
    `select add_job(:v4::json, (${hex('job:')} || :made_2_id::text));`,
  ]);
  expect(whole.startsWith(find)).toBe(true);
});

test('several rows, and rows with known ids, define no new variables', () => {
  const rows = [{ id: entry }, { id: key }];
  const replay = replayOf([{ ...statement, text: 'select id from entries', rows }], []);
  expect(pgbenchScript(replay, 'waiting', {}).whole).toBe(
    'select 1 as found from waiting \\gset\nselect id from entries;',
  );
});

test('moments are an hour later, so that no replayed job is due while the others are measured', () => {
  const at = new Date('2026-11-29T02:00:00Z');
  const replay = replayOf([{ ...statement, text: 'select add_job($1)', values: [at] }], []);
  expect(replay.map(({ values }) => values)).toEqual([['2026-11-29T03:00:00.000Z']]);
});
