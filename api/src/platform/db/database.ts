import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '../registry.ts';
import { columnTypes } from './column-types.ts';
import { preparingPool } from './preparing-pool.ts';
import { Sockets } from './sockets.ts';

/** The database outside or inside a transaction: enough for reading. */
export type Db = Kysely<Tables>;

/** The database inside a transaction; a function that takes it writes together with its caller. */
export type Trx = Transaction<Tables>;

/** An open database: the query builder and its pool. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** The sockets of all its connections. */
  readonly sockets: Sockets;
  readonly close: () => Promise<void>;
}

/** Timeout for getting a connection, in milliseconds; an unresponsive server is detected earlier (`watchDatabase`). */
const CONNECT_MS = 30_000;

/** Pipelines queries; missing from @types/pg. */
const PIPELINE = { pipeline: true };

/**
 * Opens a pool on a PostgreSQL server.
 *
 * @param url connection URL, the only thing known about the server
 * @param connections maximum number of connections of this process
 * @example const { db, close } = openDatabase('postgres://localhost/metier', 10);
 */
export function openDatabase(url: string, connections: number): Database {
  const sockets = new Sockets();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    types: columnTypes,
    stream: sockets.open,
    ...PIPELINE,
  });
  // The pool replaces a connection that the server closes; without an error listener the process would crash.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  return { db, pool, sockets, close: () => db.destroy() };
}

const ignore = (): void => undefined;
