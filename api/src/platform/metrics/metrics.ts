import { collectDefaultMetrics, Counter, Gauge as PromGauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/index.ts';
import type { Gauge } from './gauge.ts';
import { databaseGauge } from './database-gauge.ts';

/** How a job ended: `retried` when it failed and will be retried, `failed` when it will not. */
type JobOutcome = 'done' | 'retried' | 'failed';

/** The metrics of a process, in Prometheus' format. */
export interface Metrics {
  /** Counts an answer. The route is the pattern, `unknown` for a path that does not exist. */
  readonly countAnswer: (method: string, route: string, status: number, seconds: number) => void;
  readonly countJob: (task: string, outcome: JobOutcome) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of a process: its calls, jobs, connections and memory, and the gauges of all domains. */
export function openMetrics(database: Database, gauges: readonly Gauge[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Counter({
    name: 'metier_jobs_total',
    help: 'Background jobs by how they ended: done, retried, failed for good',
    labelNames: ['task', 'outcome'],
    registers,
  });
  registry.registerMetric(poolGauge(database));
  for (const gauge of gauges) registry.registerMetric(databaseGauge(gauge, database.db));
  return {
    countAnswer: (method, route, status, seconds) => answers.observe({ method, route, status }, seconds),
    countJob: (task, outcome) => jobs.inc({ task, outcome }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function poolGauge({ pool }: Database): PromGauge {
  return new PromGauge({
    name: 'metier_database_connections',
    help: 'Connections in use, idle, and callers that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
