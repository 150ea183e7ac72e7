import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock/index.ts';
import type { Route } from './http/index.ts';
import type { Sweep, TaskHandlers } from './jobs/index.ts';
import type { Gauge } from './metrics/index.ts';

/** What a domain registers. `app.ts` is the only file that lists all domains. */
export interface Domain {
  readonly name: string;
  readonly routes?: readonly Route[];
  readonly tasks?: TaskHandlers;
  /** Removes obsolete rows; called every hour. */
  readonly sweep?: Sweep;
  /** Metrics for operators. */
  readonly gauges?: readonly Gauge[];
  /** Routes outside the contract, for example pages for developers. */
  readonly extra?: (app: FastifyInstance, clock: Clock) => void;
}
