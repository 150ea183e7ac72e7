import { DELIVERED_STATUSES } from '@metier/contract';
import type { ProjectRow } from '../types.ts';

/** Stages of a project, in their order; a refund ends it after any of the others. */
type Stage = 'created' | 'paid' | 'started' | 'review' | 'done' | 'refunded';

const WAY = ['created', 'paid', 'started', 'review', 'done'] as const;
const REACHED = { created: 1, paid: 2, progress: 3, checking: 4, improving: 4, completed: 5 } as const;

/**
 * The stages of a project and how many of them it has reached. Of a refunded project only what happened is known for
 * sure: that it was paid, and whether the work had started.
 *
 * @example stagesOf({ status: 'progress', due_at }) // { stages: ['created', …, 'done'], reached: 3 }
 */
export function stagesOf({ status, due_at }: Pick<ProjectRow, 'status' | 'due_at'>): {
  readonly stages: readonly Stage[];
  readonly reached: number;
} {
  if (status !== 'refunded') return { stages: WAY, reached: REACHED[status] };
  const stages = [...WAY.slice(0, due_at === null ? 2 : 3), 'refunded'] as const;
  return { stages, reached: stages.length };
}

/** True once work has been delivered; also of a refunded project that had a freelancer, of which it is not known. */
export const isDelivered = ({ status, freelancer }: Pick<ProjectRow, 'status' | 'freelancer'>): boolean =>
  status === 'refunded' ? freelancer !== null : DELIVERED_STATUSES.includes(status);
