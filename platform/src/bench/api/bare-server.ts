import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import { partsOf, isUuid, type Replay } from './replay.ts';

/** A bare route's request: the recorded statements for the next item, then the same response bytes. */
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
const pool = new pg.Pool({ connectionString: url, max: connections });
let number = -1;

async function runNext(): Promise<void> {
  number += 1;
  const now = new Map(Object.entries(works[number % works.length] ?? {}));
  const nowOf = (uuid: string): string => {
    const uuidNow = now.get(uuid) ?? crypto.randomUUID();
    now.set(uuid, uuidNow);
    return uuidNow;
  };
  const client = await pool.connect();
  try {
    for (const [place, { text, values, returned }] of replay.entries()) {
      const own = values.map(
        (value) =>
          value &&
          partsOf(value)
            .map((part) => (isUuid(part) ? nowOf(part) : part))
            .join(''),
      );
      const { rows } = await client.query({
        ...(own.length > 0 && { name: String(place) }),
        text,
        values: own,
      });
      for (const [column, uuid] of returned) now.set(uuid, String(rows[0]?.[column]));
    }
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
