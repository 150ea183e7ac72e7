import pg from 'pg';
import { OWNER } from './cluster.ts';

/** Name of the product's database. */
const DATABASE = 'metier';

/** A placeholder: connections use the socket. */
export function urlOf(socketFolder: string, password: string, database = DATABASE): string {
  return `postgresql://${OWNER}:${password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** State of a server: `ready`; `busy`: starting, recovering or stopping; `nothing`: not running. */
export type Answer = 'ready' | 'busy' | 'nothing';

const CANNOT_CONNECT_NOW = '57P03';
/** Duplicate database; duplicate name in the catalogue. */
const DUPLICATE_CODES: ReadonlySet<string | undefined> = new Set(['42P04', '23505']);
const NOT_RUNNING_CODES: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET']);

/** Creates the product's database, unless another process does so at the same time. */
const createDatabase = async (client: pg.Client): Promise<void> => {
  await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
    if (!DUPLICATE_CODES.has(error.code)) throw error;
  });
};

/** Queries a server's state, and creates the product's database if missing. */
export async function askServer(socketFolder: string, password: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, password, 'postgres') });
  // A lost connection counts as no answer.
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await createDatabase(client);
    return 'ready';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === CANNOT_CONNECT_NOW) return 'busy';
    if (NOT_RUNNING_CODES.has(code)) return 'nothing';
    throw error;
  } finally {
    await client.end();
  }
}
