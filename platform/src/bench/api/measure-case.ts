import type { FastifyInstance } from 'fastify';
import type { Progress } from '../../cli/progress/index.ts';
import { startBare } from './bare-process.ts';
import type { Case } from './cases.ts';
import { load, type LoadRequest } from './load.ts';
import { type Amount, runPgbench } from './pgbench.ts';
import { pgbenchScript, type PgbenchScript } from './pgbench-script.ts';
import { recordSql, roundTripsOf } from '../../../../api/src/testing/recorded-sql.ts';
import { replayOf } from './replay.ts';
import { medianRun, type Speed } from './speed.ts';
import type { BenchApi } from './bench-api.ts';
import { type BenchUsers, onlyFinding, prepareWork, queueForPgbench, idsOf, type Work } from './work.ts';

/** Results of a case: the product, its SQL by pgbench, and its SQL and bytes by a bare route. */
export interface Measured {
  readonly name: string;
  readonly api: Speed;
  /** Runs of the SQL per second without the finder query; undefined without pgbench on the machine. */
  readonly pgbench: number | undefined;
  readonly bare: Speed;
  readonly roundTrips: number;
  /** Of the API's process after the case, in MB. */
  readonly memory: number;
}

export interface Plan {
  readonly bench: BenchApi;
  /** The same API in this process, whose statements can be recorded. */
  readonly listened: FastifyInstance;
  readonly users: BenchUsers;
  readonly pgbench: string | undefined;
  readonly connections: number;
  readonly seconds: number;
  /** Runs of a write in each round. */
  readonly writes: number;
  readonly rounds: number;
  readonly progress: Progress;
}

/** The benchmark's steps of a case. */
export const preparing = ({ name }: Case): string => `preparing: ${name}`;
export const measuring = ({ name }: Case): string => `measuring: ${name}`;

const READ_WORKS = 160;
/** The API, pgbench and the bare route. */
const WAYS = 3;
/** The API's number of database connections: the default of `METIER_CONNECTIONS`. */
const POOL = 12;

/** Measures a case, alternating between all ways. */
export async function measureCase(subject: Case, plan: Plan): Promise<Measured> {
  const { bench, listened, users, pgbench, connections, seconds, rounds, progress } = plan;
  const writes = Math.floor(plan.writes / connections) * connections;
  const amount: Amount = subject.isRead ? { seconds } : { runs: writes };
  // Each measurement consumes its own items.
  const each = subject.isRead ? READ_WORKS : writes * rounds;
  const count = (subject.isRead ? each : each * WAYS) + 1;
  progress.begin(preparing(subject), count);
  const onDone = () => progress.done();
  const [sample, ...works] = await prepareWork(bench, users, {
    initialState: subject.initialState,
    count,
    onDone,
  });
  if (!sample) throw new Error('There is nothing to measure.');
  const worksOf = (way: number) => (subject.isRead ? works : works.slice(way * each, (way + 1) * each));

  let answer = '';
  const statements = await recordSql(async () => {
    answer = await inject(listened, subject.request(sample, bench));
  });
  const ids = idsOf(sample);
  const replay = replayOf(statements, Object.values(ids));
  const script = pgbenchScript(
    replay,
    await queueForPgbench(bench, worksOf(1)),
    Object.fromEntries(Object.entries(ids).map(([name, uuid]) => [uuid, name])),
  );
  const bare = await startBare(
    { url: bench.url, connections: POOL, replay, works: worksOf(2).map(replacingIds(ids)), answer },
    bench.scratch,
  );
  const next = cycling(worksOf(0));

  const runs = { api: [] as Speed[], pgbench: [] as number[], bare: [] as Speed[] };
  progress.begin(measuring(subject), rounds);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const request = () => subject.request(next(), bench);
      runs.api.push(await load({ origin: bench.api.origin, connections, amount, next: request }));
      if (pgbench) runs.pgbench.push(await sqlSpeed(pgbench, script, amount, plan));
      const same = subject.request(sample, bench);
      runs.bare.push(await load({ origin: bare.origin, connections, amount, next: () => same }));
      progress.done();
    }
  } finally {
    await bare.close();
  }
  return {
    name: subject.name,
    api: medianRun(runs.api, rateOf),
    pgbench: pgbench ? medianRun(runs.pgbench, Number) : undefined,
    bare: medianRun(runs.bare, rateOf),
    roundTrips: roundTripsOf(statements),
    memory: await bench.memory(),
  };
}

/** Runs of a case's SQL per second by pgbench; the finder query is measured separately and subtracted. */
async function sqlSpeed(
  program: string,
  { whole, find }: PgbenchScript,
  amount: Amount,
  { bench: { url, scratch }, connections: clients }: Plan,
): Promise<number> {
  const run = { url, scratch, clients };
  const both = await runPgbench(program, { ...run, script: whole, amount });
  const alone = await runPgbench(program, { ...run, script: onlyFinding(find), amount: { seconds: 1 } });
  return 1 / (1 / both - 1 / alone);
}

/** Replacements of the recorded ids for another item. */
const replacingIds = (ids: Readonly<Record<string, string>>) => (work: Work) => {
  const own: Readonly<Record<string, string>> = idsOf(work);
  return Object.fromEntries(Object.entries(ids).map(([name, uuid]) => [uuid, own[name] ?? uuid]));
};

const rateOf = ({ perSecond }: Speed) => perSecond;

/** Iterates over the items, starting over after the last. */
function cycling(works: readonly Work[]): () => Work {
  let number = -1;
  return () => {
    number += 1;
    return works[number % works.length] as Work;
  };
}

async function inject(app: FastifyInstance, { method, path, headers, body }: LoadRequest): Promise<string> {
  const response = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.body;
}
