import pg from 'pg';

/** A statement as sent to the database, with the rows it returned. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Number of its round trip, from 1: one more than that of any statement answered before it was sent. */
  readonly trip: number;
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
  let trips = 0;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = async function record(sent, values = []) {
    const { text, values: own = values } = typeof sent === 'string' ? { text: sent } : sent;
    const statement = { text, values: own, trip: trips + 1 };
    // In the order of sending; the rows arrive later.
    const place = statements.push({ ...statement, rows: [] }) - 1;
    try {
      const answer = await query.call(this, sent, own);
      statements[place] = { ...statement, rows: answer.rows };
      return answer;
    } finally {
      trips = Math.max(trips, statement.trip);
    }
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

/**
 * Number of round trips to the database, one after another. Does not depend on how soon answers arrive: a statement that
 * needs an earlier answer is another round trip, even if a later answer is still awaited when it is sent.
 */
export const roundTripsOf = (statements: readonly Statement[]): number =>
  Math.max(0, ...statements.map(({ trip }) => trip));
