import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import { partsOf, isUuid, type Replay } from './replay.ts';

/** A bare route's request: the recorded statements for the next item, pipelined as recorded, then the same response bytes. */
export interface BareWork {
  readonly url: string;
  readonly connections: number;
  readonly replay: readonly Replay[];
  /** For each item: replacements of the recorded uuids. */
  readonly works: readonly Readonly<Record<string, string>>[];
  readonly answer: string;
}

/** Runs only the SQL of a call behind Fastify. Arguments: port, file with the items. */
const [port, file] = process.argv.slice(2);
const { url, connections, replay, works, answer } = JSON.parse(
  readFileSync(String(file), 'utf8'),
) as BareWork;
const bytes = Buffer.from(answer);
/** Statements by round trip, with their names. */
const trips = Map.groupBy(
  replay.map((statement, place) => ({ ...statement, name: String(place) })),
  ({ trip }) => trip,
);
/** Pipelines queries as the API does; missing from @types/pg. */
const PIPELINE = { pipeline: true };
const pool = new pg.Pool({ connectionString: url, max: connections, ...PIPELINE });
let number = -1;

async function runNext(): Promise<void> {
  number += 1;
  const now = new Map(Object.entries(works[number % works.length] ?? {}));
  const nowOf = (uuid: string): string => {
    const uuidNow = now.get(uuid) ?? crypto.randomUUID();
    now.set(uuid, uuidNow);
    return uuidNow;
  };
  const wireOf = (value: string | null) =>
    value &&
    partsOf(value)
      .map((part) => (isUuid(part) ? nowOf(part) : part))
      .join('');
  const client = await pool.connect();
  const run = async ({ name, text, values, returned }: Replay & { readonly name: string }) => {
    const named = values.length > 0 && { name };
    const { rows } = await client.query({ ...named, text, values: values.map(wireOf) });
    for (const [column, uuid] of returned) now.set(uuid, String(rows[0]?.[column]));
  };
  try {
    for (const statements of trips.values()) await Promise.all(statements.map(run));
  } finally {
    client.release();
  }
}

const server = fastify();
server.all('/*', async (_request, reply) => {
  await runNext();
  return reply.type('application/json; charset=utf-8').send(bytes);
});
await server.listen({ port: Number(port), host: 'localhost' });
process.send?.('ready');
