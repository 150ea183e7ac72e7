import { orderOf } from '../../../../api/src/testing/projects.ts';
import type { LoadRequest } from './load.ts';
import type { BenchApi } from './bench-api.ts';
import type { InitialState, Work } from './work.ts';

/** One measured operation. */
export interface Case {
  readonly name: string;
  readonly initialState: InitialState;
  /** A write consumes its item; a read can repeat it. */
  readonly isRead: boolean;
  readonly request: (work: Work, bench: BenchApi) => LoadRequest;
  /** Minimum ratio to the speed of pgbench. */
  readonly atLeast?: number;
  /**
   * Minimum rate: the published figure of another product on two such cores, with the load generator on the same
   * machine.
   */
  readonly orientation?: number;
  /** Maximum number of round trips to the database. */
  readonly maxRoundTrips?: number;
}

export const CASES: readonly Case[] = [
  {
    name: 'read a project',
    initialState: 'created',
    isRead: true,
    request: ({ customer, projectId }) =>
      customer.request('GET /api/projects/project', { project_id: projectId }),
    atLeast: 0.7,
    orientation: 2642,
  },
  {
    name: 'list 10 of 10,000',
    initialState: 'created',
    isRead: true,
    request: ({ manager }) => manager.request('GET /api/projects', { type: 'design', status: 'created' }),
    atLeast: 0.7,
    orientation: 678,
  },
  {
    name: 'create a project',
    initialState: 'nothing',
    isRead: false,
    request: ({ customer }, bench) => customer.request('POST /api/projects/project', orderOf(bench)),
    orientation: 1357,
  },
  {
    name: 'pay',
    initialState: 'created',
    isRead: false,
    request: ({ customer, projectId }) =>
      customer.request('POST /api/customer/pay', { project_id: projectId, payment_method: 'pm_card_ok' }),
    atLeast: 0.6,
  },
  {
    name: 'accept',
    initialState: 'delivered',
    isRead: false,
    request: ({ customer, projectId }) =>
      customer.request('POST /api/customer/acceptance', { project_id: projectId, accept: 1 }),
    atLeast: 0.6,
    orientation: 700,
    maxRoundTrips: 8,
  },
];
