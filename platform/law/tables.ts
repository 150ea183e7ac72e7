import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A statement that names a table, in code that is neither a test nor a migration. */
export interface TableUse {
  readonly file: string;
  readonly line: number;
  readonly table: string;
  readonly writes: boolean;
}

const NOT_THE_PRODUCT = /\.test\.ts$|\/testing\//;
const MIGRATIONS = /\.migrations\.ts$/;
const CREATED = /create (?:unlogged )?table (?:if not exists )?(\w+)/g;
/** A written table in SQL and kysely. */
const WRITES =
  /\b(?:(?:insert into|update|delete from|truncate)\s+|(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*')(\w+)/g;
/** A read table in SQL and Kysely, including a list after `from` and the type of a row. */
const READS =
  /(?:\b(?:from|join|using)\s+(?:only\s+)?|,\s*(?=\w+ \w)|\b(?:selectFrom|\w+Join|using)\(\s*'|\bTables\[')(\w+)/g;
/** Files outside of the API that may use its tables, with the reason. */
export const OUTSIDE: Readonly<Record<string, string>> = {
  'platform/src/backup/facts.ts': 'compares a restored database with the one that was backed up',
  'platform/src/bench/api/work.ts': 'fills the table of projects before it is measured',
};
const COMMENTS = /\/\*[^]*?\*\/|\/\/.*/g;

/** The tables of each owner; those of a domain are created by its migrations. */
export function tableOwners(root: string): ReadonlyMap<string, string> {
  return new Map(
    sources(root, 'api').flatMap(({ file, text }) =>
      [...text.matchAll(CREATED)].map(([, table = '']) => [table, ownerOf(file)] as const),
    ),
  );
}

/** All places that read or write a table of the database. */
function tableUses(root: string, owners: ReadonlyMap<string, string>): TableUse[] {
  return sources(root, '{api,platform}')
    .filter(({ file }) => !MIGRATIONS.test(file) && !NOT_THE_PRODUCT.test(file))
    .flatMap(({ file, text }) => {
      const named = (pattern: RegExp, writes: boolean) =>
        [...text.matchAll(pattern)].map(({ 1: table = '', index }) => ({
          file,
          line: text.slice(0, index).split('\n').length,
          table,
          writes,
        }));
      return [...named(WRITES, true), ...named(READS, false)].filter(({ table }) => owners.has(table));
    });
}

/** Uses of another owner's tables, except reads in views and the uses of files of {@link OUTSIDE}. */
export function foreignUses(root: string): TableUse[] {
  const owners = tableOwners(root);
  return tableUses(root, owners).filter(({ file, table, writes }) => {
    if (file in OUTSIDE) return false;
    return ownerOf(file) === 'views' ? writes : ownerOf(file) !== owners.get(table);
  });
}

/** `projects` of `api/src/domains/projects/…`, `platform` of `api/src/platform/…`; outside of the API the file. */
function ownerOf(file: string): string {
  if (!file.startsWith('api/')) return file;
  const [first = '', second = ''] = file.replace('api/src/', '').split('/');
  return first === 'domains' ? second : first;
}

const sources = (root: string, folders: string) =>
  globSync(`${folders}/src/**/*.ts`, { cwd: root, exclude: (file) => NOT_THE_PRODUCT.test(file) }).map(
    (file) => ({
      file,
      // Comments are emptied, but their lines kept for the line numbers.
      text: readFileSync(join(root, file), 'utf8').replace(COMMENTS, (text) => text.replace(/./g, '')),
    }),
  );
