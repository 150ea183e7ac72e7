import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { foreignUses, OUTSIDE, tableOwners } from './tables.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('docs/map.md names the owner of each table', () => {
  const owners = [...tableOwners(root)];
  const rows = [...Map.groupBy(owners, ([, owner]) => owner)]
    .map(([owner, tables]) => `| \`${owner}\` | ${tables.map(([table]) => `\`${table}\``).join(', ')} |`)
    .toSorted();
  const page = readFileSync(join(root, 'docs/map.md'), 'utf8');
  const [, section = ''] = page.split('\n## Domains and their tables\n');
  const [, , ...written] = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(written.toSorted()).toEqual(rows);
});

/** Statements over another domain's table, in SQL and Kysely. */
const STATEMENTS: Readonly<Record<string, string>> = {
  insert: 'insert into payments (id) values (1)',
  update: 'update payments set id = 1',
  delete: 'delete from payments',
  truncate: 'truncate payments',
  insertInto: "db.insertInto('payments')",
  updateTable: "db.updateTable(\n  'payments',\n)",
  deleteFrom: "db.deleteFrom('payments')",
  mergeInto: "db.mergeInto('payments as p')",
  select: 'select 1 from payments',
  only: 'select 1 from only payments',
  join: 'select 1 from tasks t left join payments p on true',
  using: 'delete from tasks using payments p where true',
  list: 'select 1 from tasks t, payments p',
  selectFrom: "db.selectFrom('payments as p')",
  innerJoin: "db.selectFrom('tasks').innerJoin('payments', 'a', 'b')",
  usingTable: "db.deleteFrom('tasks').using('payments')",
  row: "type Payment = Tables['payments']",
};
let tree: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(tree, path)), { recursive: true });
  await writeFile(join(tree, path), text);
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'tables-'));
  await write('api/src/domains/money/money.migrations.ts', 'create table payments (id int)');
  await write('platform/src/report.ts', 'select 1 from payments');
  await write(Object.keys(OUTSIDE)[0] ?? '', 'select 1 from payments');
  await write('api/src/domains/work/work.migrations.ts', 'create table if not exists tasks (id int)');
  for (const [name, statement] of Object.entries(STATEMENTS)) {
    await write(`api/src/domains/work/${name}.repository.ts`, statement);
    await write(`api/src/domains/money/${name}.repository.ts`, statement.replaceAll('tasks', 'payments'));
    await write(`api/src/domains/work/${name}.test.ts`, statement);
  }
});
afterAll(() => rm(tree, { recursive: true }));

test("finds every kind of statement over another owner's table, and none over an own one, in a test or in a named file", () => {
  const found = new Set(foreignUses(tree).map(({ file, table }) => `${file} ${table}`));
  expect([...found].toSorted()).toEqual(
    [
      ...Object.keys(STATEMENTS).map((name) => `api/src/domains/work/${name}.repository.ts payments`),
      'platform/src/report.ts payments',
    ].toSorted(),
  );
});
