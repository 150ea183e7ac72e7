import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql, type QueryResult } from 'kysely';
import { recordSql } from '../../testing/recorded-sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase, type Database, type Db, type Trx } from './database.ts';
import { migrate } from './migrate.ts';
import { isUniqueViolation } from './sql-state.ts';
import { together } from './together.ts';
import { transaction } from './transaction.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, 10);
  await sql`create table counters (name text constraint counters_name unique, value bigint not null)`.execute(
    database.db,
  );
});
beforeEach(async () => {
  await sql`truncate counters`.execute(database.db);
  await sql`insert into counters values ('a', 0), ('b', 0)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const addition = (name: string) => sql`update counters set value = value + 1 where name = ${name}`;
const add = (trx: Trx, name: string) => addition(name).execute(trx);
async function values(): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`select value from counters order by name`.execute(
    database.db,
  );
  return rows.map(({ value }) => value);
}

describe('a transaction', () => {
  test('pipelines independent statements after BEGIN', async () => {
    const statements = await recordSql(() =>
      transaction(database.db, (trx) => together(['a', 'b'].map((name) => add(trx, name)))),
    );
    // begin, both additions, commit.
    expect(statements.map(({ trip }) => trip)).toEqual([1, 2, 2, 3]);
    expect(await values()).toEqual([1, 1]);
  });

  test('sends its first statement together with BEGIN, and passes the result on', async () => {
    const statements = await recordSql(() =>
      transaction(
        database.db,
        async (trx: Trx, { rows }: QueryResult<unknown>) => {
          expect(rows).toEqual([{ value: 0 }]);
          await add(trx, 'a');
        },
        { first: (trx) => sql`select value from counters where name = ${'a'} for update`.execute(trx) },
      ),
    );
    // begin and the first, the addition, commit.
    expect(statements.map(({ trip }) => trip)).toEqual([1, 1, 2, 3]);
    expect(await values()).toEqual([1, 0]);
  });

  test('does no work when its first statement fails, and leaves a usable connection', async () => {
    const work = transaction(database.db, (trx) => add(trx, 'a'), {
      first: (trx) => sql`select 1 / ${0}::int`.execute(trx),
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(await values()).toEqual([0, 0]);
  });

  test('sends its last statement together with COMMIT', async () => {
    const statements = await recordSql(() =>
      transaction(
        database.db,
        async (trx) => {
          await add(trx, 'a');
          return 'b';
        },
        { last: (trx, name) => addition(name).compile(trx) },
      ),
    );
    // begin, the addition, the last and commit.
    expect(statements.map(({ trip }) => trip)).toEqual([1, 2, 3, 3]);
    expect(await values()).toEqual([1, 1]);
  });

  test('commits nothing when its last statement fails, and leaves a usable connection', async () => {
    const work = transaction(database.db, (trx) => add(trx, 'a'), {
      last: (trx) => sql`insert into counters values (${'b'}, 1)`.compile(trx),
    });
    await expect(work).rejects.toThrow('counters_name');
    expect(await values()).toEqual([0, 0]);
    await transaction(database.db, (trx) => add(trx, 'a'));
    expect(await values()).toEqual([1, 0]);
  });

  test('commits nothing when its last statement cannot be built', async () => {
    const work = transaction(database.db, (trx) => add(trx, 'a'), {
      last: () => {
        throw new Error('no');
      },
    });
    await expect(work).rejects.toThrow('no');
    expect(await values()).toEqual([0, 0]);
  });

  test('rolls everything back when it fails', async () => {
    const work = transaction(database.db, async (trx) => {
      await add(trx, 'a');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await values()).toEqual([0, 0]);
  });

  test('is retried after a deadlock and takes effect once', async () => {
    const tries = { count: 0, holding: 0 };
    const eachHoldsOne = Promise.withResolvers<void>();
    const both = (first: string, second: string) =>
      transaction(database.db, async (trx) => {
        tries.count += 1;
        await add(trx, first);
        tries.holding += 1;
        if (tries.holding === 2) eachHoldsOne.resolve();
        await eachHoldsOne.promise;
        await add(trx, second);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect(await values()).toEqual([2, 2]);
    expect(tries.count).toBeGreaterThan(2);
  });

  test('waits for all pending statements when one fails, and throws that failure', async () => {
    const ends: string[] = [];
    const failed = Promise.withResolvers<void>();
    const slowly = async (trx: Trx) => {
      await add(trx, 'a');
      await failed.promise;
      await add(trx, 'b').catch(() => ends.push('slow'));
    };
    const work = transaction(database.db, (trx) =>
      together([slowly(trx), false, sql`select 1 / ${0}::int`.execute(trx).finally(failed.resolve)]),
    );
    await expect(work).rejects.toThrow('division by zero');
    expect(ends).toEqual(['slow']);
    expect(await values()).toEqual([0, 0]);
  });

  test('reports a violated constraint by its name', async () => {
    const error = await sql`insert into counters values ('a', 1)`
      .execute(database.db)
      .catch((reason: unknown) => reason);
    expect(isUniqueViolation(error, 'counters_name')).toBe(true);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    expect(isUniqueViolation(new Error('no'))).toBe(false);
  });
});

test('columns are parsed into the types that the product uses', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as cents, '2026-03-01'::date as day, timestamptz '2026-03-01T12:00:00Z' as moment
  `.execute(database.db);
  expect(rows).toEqual([
    { cents: 9_007_199_254_740_991, day: '2026-03-01', moment: new Date('2026-03-01T12:00:00Z') },
  ]);
  await expect(sql`select 9007199254740992::bigint`.execute(database.db)).rejects.toThrow(RangeError);
});

describe('a statement', () => {
  const read = (db: Db) => sql`select * from counters where name = ${'a'}`.execute(db);
  const everywhere = () => Promise.all(Array.from({ length: 20 }, () => read(database.db)));

  test('is parsed once on each connection', async () => {
    await everywhere();
    const { rows } = await sql<{ times: number; uses: number }>`
      select count(*) as times, sum(generic_plans + custom_plans) as uses from pg_prepared_statements
      where statement like 'select * from counters%'`.execute(database.db);
    expect(rows[0]?.times).toBe(1);
    expect(Number(rows[0]?.uses)).toBeGreaterThan(0);
  });

  test.each([
    ['search', sql`name ilike ${'%a%'}`],
    ['language', sql`languages @> array[${'en'}]`],
  ])('is planned for each %s, because its plan depends on it', async (_what, isFound) => {
    const find = () =>
      sql`select from (select name, array['en'] as languages from counters) c where ${isFound}`.execute(
        database.db,
      );
    await Promise.all(Array.from({ length: 20 }, find));
    const { rows } = await sql<{ times: number }>`
      select count(*) as times from pg_prepared_statements where statement like 'select from (select name%'`.execute(
      database.db,
    );
    expect(rows[0]?.times).toBe(0);
  });

  test('is prepared again after another release has migrated the schema, also in a transaction', async () => {
    await everywhere();
    await sql`alter table counters add column note text default 'new'`.execute(database.db);
    const alone = await everywhere();
    expect(alone.map(({ rows }) => rows)).toEqual(alone.map(() => [{ name: 'a', value: 0, note: 'new' }]));
    await sql`alter table counters drop column note`.execute(database.db);
    const within = await Promise.all(
      Array.from({ length: 8 }, () => transaction(database.db, (trx) => read(trx))),
    );
    expect(within.map(({ rows }) => rows)).toEqual(within.map(() => [{ name: 'a', value: 0 }]));
  });

  test('that ends a transaction is prepared again with the whole transaction', async () => {
    const addAndRead = () =>
      transaction(database.db, (trx) => add(trx, 'b'), {
        last: (trx) =>
          sql`update counters set value = value + 1 where name = ${'a'} returning *`.compile(trx),
      });
    await addAndRead();
    await sql`alter table counters add column note text`.execute(database.db);
    await addAndRead();
    await sql`alter table counters drop column note`.execute(database.db);
    expect(await values()).toEqual([2, 2]);
  });
});

describe('migrations', () => {
  const step = (number: number) => ({ name: `test/${number}`, sql: `create table step_${number} ();` });

  test('are applied once each, in order, by one process at a time', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.db, [step(1), step(2)])));
    expect(applied.flat()).toEqual(['test/1', 'test/2']);
    expect(await migrate(database.db, [step(1), step(2), step(3)])).toEqual(['test/3']);
  });

  test('are all rolled back when one fails', async () => {
    const broken = { name: 'test/5', sql: 'create nonsense' };
    await expect(migrate(database.db, [step(4), broken])).rejects.toThrow('syntax error');
    expect(await migrate(database.db, [step(4)])).toEqual(['test/4']);
  });
});
