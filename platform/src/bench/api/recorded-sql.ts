import pg from 'pg';

/** One statement as it went to the database, and what came back. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
};

type Sent = string | { readonly text: string; readonly values?: readonly unknown[] };
type Query = (this: pg.Client, sent: Sent, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * Everything that this process sends to the database while it does some work.
 *
 * @example const statements = await recordSql(() => app.inject({ method: 'GET', url: '/api/catalogue' }));
 */
export async function recordSql(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = async function record(sent, values = []) {
    const { text, values: own = values } = typeof sent === 'string' ? { text: sent } : sent;
    // Its place is that of its sending; the rows come later.
    const place = statements.push({ text, values: own, rows: [] }) - 1;
    const answer = await query.call(this, sent, own);
    statements[place] = { text, values: own, rows: answer.rows };
    return answer;
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}
