import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asDatabaseLost } from './database-lost.ts';
import { isStalePlan } from './sql-state.ts';
import { statementNames, type StatementNames } from './statement-names.ts';

/**
 * Kysely's pool: statements are prepared once per connection, and again when a newer release has migrated the schema
 * and made their plan stale.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw asDatabaseLost(error);
      });
      const known = clients.get(client) ?? preparing(client, names);
      clients.set(client, known);
      return known;
    },
  };
}

const BEGIN = 'begin';
const ENDS = new Set(['commit', 'rollback']);

function preparing(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let isInTransaction = false;
  const run = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    // As of sending: `commit` may be sent before the answer to this statement.
    isInTransaction = text === BEGIN || (isInTransaction && !ENDS.has(text));
    const isAlone = !isInTransaction;
    const name = values.length > 0 ? names.of(text) : undefined;
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (name === undefined || !isStalePlan(error)) throw asDatabaseLost(error);
      names.renew(text, name);
      // The error has aborted the transaction; only its caller can retry it.
      if (!isAlone) throw error;
      return run(text, values);
    }
  };
  return {
    // The only signature that Kysely uses without streaming.
    query: run as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
