import { orderOf } from '../../../../api/src/testing/projects.ts';
import type { LoadRequest } from './load.ts';
import type { ApiStage } from './stage.ts';
import type { Beginning, Work } from './work.ts';

/** One thing whose speed is measured. */
export interface Case {
  readonly name: string;
  readonly beginning: Beginning;
  /** A write uses its work up; a read may be repeated for as long as it is measured. */
  readonly isRead: boolean;
  readonly request: (work: Work, stage: ApiStage) => LoadRequest;
  /** The smallest part of pgbench's speed that will do. */
  readonly atLeast?: number;
  /** A rate to be ahead of: what another product tells of two such cores, with the load beside it. */
  readonly orientation?: number;
  /** Maximum number of round trips to the database. */
  readonly mostTrips?: number;
}

export const CASES: readonly Case[] = [
  {
    name: 'read a project',
    beginning: 'created',
    isRead: true,
    request: ({ customer, projectId }) =>
      customer.request('GET /api/projects/project', { project_id: projectId }),
    atLeast: 0.7,
    orientation: 2642,
  },
  {
    name: 'list 10 of 10,000',
    beginning: 'created',
    isRead: true,
    request: ({ manager }) => manager.request('GET /api/projects', { type: 'design', status: 'created' }),
    atLeast: 0.7,
    orientation: 678,
  },
  {
    name: 'create a project',
    beginning: 'nothing',
    isRead: false,
    request: ({ customer }, stage) => customer.request('POST /api/projects/project', orderOf(stage)),
    orientation: 1357,
  },
  {
    name: 'pay',
    beginning: 'created',
    isRead: false,
    request: ({ customer, projectId }) =>
      customer.request('POST /api/customer/pay', { project_id: projectId, payment_method: 'pm_card_ok' }),
    atLeast: 0.6,
  },
  {
    name: 'accept',
    beginning: 'delivered',
    isRead: false,
    request: ({ customer, projectId }) =>
      customer.request('POST /api/customer/acceptance', { project_id: projectId, accept: 1 }),
    atLeast: 0.6,
    orientation: 700,
    mostTrips: 8,
  },
];
