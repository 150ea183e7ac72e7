import pg from 'pg';

/** A statement as sent to the database, with the rows it returned. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Sent before the response to an earlier statement on the same connection: no extra round trip. */
  readonly isPipelined: boolean;
}

type Sent = string | { readonly text: string; readonly values?: readonly unknown[] };
type Query = (this: pg.Client, sent: Sent, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * Records every statement that this process sends while some work runs.
 *
 * @example const statements = await recordSql(() => app.inject({ method: 'GET', url: '/api/catalogue' }));
 */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const unanswered = new WeakMap<pg.Client, number>();
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = async function record(sent, values = []) {
    const { text, values: own = values } = typeof sent === 'string' ? { text: sent } : sent;
    const pending = unanswered.get(this) ?? 0;
    const statement = { text, values: own, isPipelined: pending > 0 };
    // In the order of sending; the rows arrive later.
    const place = statements.push({ ...statement, rows: [] }) - 1;
    unanswered.set(this, pending + 1);
    try {
      const answer = await query.call(this, sent, own);
      statements[place] = { ...statement, rows: answer.rows };
      return answer;
    } finally {
      unanswered.set(this, (unanswered.get(this) ?? 1) - 1);
    }
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

/** Number of round trips to the database. */
export const roundTripsOf = (statements: readonly Statement[]): number =>
  statements.filter(({ isPipelined }) => !isPipelined).length;
