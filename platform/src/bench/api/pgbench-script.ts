import { isUuid, partsOf, type Replay } from './replay.ts';

/** A pgbench script, and its finder query alone. */
export interface PgbenchScript {
  readonly whole: string;
  readonly find: string;
}

/** Encoded, so that pgbench does not expand variables in it. */
const literal = (text: string) =>
  `convert_from(decode('${Buffer.from(text).toString('hex')}', 'hex'), 'UTF8')`;

/**
 * A script for `pgbench -M prepared` that replays the recorded statements with other ids in every run: its first line
 * finds those and computes all values, so that each statement is planned once as in the API. A uuid that no statement
 * returned is replaced by a new one.
 *
 * @param from a relation of one row with the ids of a run
 * @param ids recorded uuids, each with its column of that row
 * @example pgbenchScript(replay, '(select id from waiting limit 1) as work', { [recorded.id]: 'id' })
 */
export function pgbenchScript(
  replay: readonly Replay[],
  from: string,
  ids: Readonly<Record<string, string>>,
): PgbenchScript {
  const columns = new Map(Object.entries(ids));
  const made = new Map<string, string>();
  const found: string[] = [];
  const fresh: string[] = [];
  const columnOf = (uuid: string): string => {
    const known = columns.get(uuid);
    if (known) return known;
    const name = `fresh_${fresh.length}`;
    fresh.push(`gen_random_uuid() as ${name}`);
    columns.set(uuid, name);
    return name;
  };
  const valueOf = (value: string | null): string => {
    if (value === null) return 'null';
    const parts = partsOf(value);
    if (isUuid(value) && made.has(value)) return `:${made.get(value)}`;
    const isLate = parts.some((part) => made.has(part));
    const find = (term: string) => `:v${found.push(`${term} as v${found.length}`) - 1}`;
    if (!isLate)
      return find(parts.map((part) => (isUuid(part) ? columnOf(part) : literal(part))).join(' || ') || `''`);
    const lateTerms = parts.map((part) => {
      if (made.has(part)) return `:${made.get(part)}::text`;
      return isUuid(part) ? `${find(columnOf(part))}::text` : literal(part);
    });
    return `(${lateTerms.join(' || ')})`;
  };
  const lines = replay.map(({ text, values, returned }, number) => {
    const line = text.replaceAll(/\$(\d+)/g, (_, place: string) =>
      valueOf(values[Number(place) - 1] ?? null),
    );
    for (const [column, uuid] of returned) made.set(uuid, `made_${number}_${column}`);
    return returned.length > 0 ? `${line} \\gset made_${number}_` : `${line};`;
  });
  const sources = fresh.length > 0 ? `${from}, (select ${fresh.join(', ')}) as fresh` : from;
  const find = `select ${['1 as found', ...found].join(', ')} from ${sources} \\gset`;
  return { whole: [find, ...lines].join('\n'), find };
}
