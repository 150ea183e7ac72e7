import { escapeLiteral } from 'pg';
import type { Statement } from './recorded-sql.ts';

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

/** A value as it stands in a statement. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return escapeLiteral(value);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return escapeLiteral(JSON.stringify(value));
}

const inlined = ({ text, values }: Statement): string =>
  text
    .replaceAll(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1]))
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * A pgbench script that does what the recorded statements did, for other things in every run: what the first line
 * finds takes the place of the recorded things, and a uuid that nobody was told of becomes a new one.
 *
 * @param find a query of one row with the things of a run
 * @param things recorded uuids, each with its column of that row
 * @example pgbenchScript(statements, 'select id from waiting order by random() limit 1', { [recorded.id]: 'id' })
 */
export function pgbenchScript(
  statements: readonly Statement[],
  find: string,
  things: Readonly<Record<string, string>>,
): string {
  const variables = new Map(Object.entries(things).map(([uuid, column]) => [uuid, `thing_${column}`]));
  const lines: string[] = [];
  const fresh: string[] = [];
  for (const statement of statements) {
    const line = inlined(statement).replaceAll(UUID, (uuid) => {
      const known = variables.get(uuid);
      if (known) return `:${known}`;
      const name = `fresh_${fresh.length}`;
      fresh.push(`gen_random_uuid() as ${name}`);
      variables.set(uuid, name);
      return `:${name}`;
    });
    const told = madeBy(statement, variables);
    for (const [column, uuid] of told) variables.set(uuid, `made_${lines.length}_${column}`);
    lines.push(told.length > 0 ? `${line} \\gset made_${lines.length}_` : `${line};`);
  }
  const made = fresh.length > 0 ? [`select ${fresh.join(', ')} \\gset`] : [];
  return [`${find} \\gset thing_`, ...made, ...lines].join('\n');
}

/** The uuids that a statement told of first, by their columns. */
function madeBy({ rows }: Statement, known: ReadonlyMap<string, string>): [column: string, uuid: string][] {
  const [row, ...more] = rows;
  if (!row || more.length > 0) return [];
  return Object.entries(row).filter(
    (cell): cell is [string, string] =>
      typeof cell[1] === 'string' &&
      cell[1].replace(UUID, '') === '' &&
      cell[1] !== '' &&
      !known.has(cell[1]),
  );
}
