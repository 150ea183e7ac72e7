import pg from 'pg';
import { OWNER } from './cluster.ts';

/** Name of the product's database. */
const DATABASE = 'metier';

/** The host only fills the URL's place: the socket is what counts. */
export function urlOf(socketFolder: string, password: string, database = DATABASE): string {
  return `postgresql://${OWNER}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** What a server answers: it works, it is starting, recovering or stopping, or nothing is there. */
export type Answer = 'ready' | 'busy' | 'nothing';

const CANNOT_CONNECT_NOW = '57P03';
const NOTHING_THERE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);

/** Asks the server behind a socket how it is, and makes the product's database if it is not there yet. */
export async function askServer(socketFolder: string, password: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, password, 'postgres') });
  // A server that goes away while it is asked is a server that does not answer.
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return 'ready';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === CANNOT_CONNECT_NOW) return 'busy';
    if (NOTHING_THERE.has(code)) return 'nothing';
    throw error;
  } finally {
    await client.end();
  }
}
