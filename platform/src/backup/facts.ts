import type pg from 'pg';

/** Facts that must be equal before a backup and after its restore. */
export interface Facts {
  /** Number of rows of each table, by its name with the schema. */
  readonly rows: Readonly<Record<string, number>>;
  /** Balance of each kind of ledger account, in cents. */
  readonly balances: Readonly<Record<string, number>>;
}

/** All tables but unlogged ones, which a crash may empty, such as the windows of rate limits. */
const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables t
  join pg_class c on c.oid = format('%I.%I', schemaname, tablename)::regclass
  where schemaname in ('public', 'graphile_worker') and c.relpersistence <> 'u' order by 1`;
const BALANCES = 'select kind, sum(amount)::text as sum from ledger_postings group by kind order by kind';

/** Counts rows and balances; consistent if the connection is in a snapshot transaction. */
export async function readFacts(client: pg.ClientBase): Promise<Facts> {
  const tables = await client.query<{ name: string }>(TABLES);
  const rows: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${name}`);
    rows[name] = Number(counted.rows[0]?.count);
  }
  const sums = await client.query<{ kind: string; sum: string }>(BALANCES);
  return { rows, balances: Object.fromEntries(sums.rows.map(({ kind, sum }) => [kind, Number(sum)])) };
}

/**
 * Differences between two databases, one sentence each; empty if the second one equals the first and its books balance.
 */
export function differences(before: Facts, after: Facts): string[] {
  const total = Object.values(after.balances).reduce((sum, balance) => sum + balance, 0);
  return [
    ...differing(before.rows, after.rows, (name) => name, 'rows'),
    ...differing(before.balances, after.balances, (kind) => `Account ${kind}`, 'cents'),
    ...(total === 0 ? [] : [`The books do not balance: ${total} cents are over`]),
  ];
}

type Numbers = Readonly<Record<string, number>>;

function differing(before: Numbers, after: Numbers, call: (key: string) => string, unit: string): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => `${call(key)} had ${before[key] ?? 'no'} ${unit} and has ${after[key] ?? 'no'}`);
}
