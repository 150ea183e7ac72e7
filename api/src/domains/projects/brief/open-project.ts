import { DURATIONS, PLATFORM_FEE_BASIS_POINTS } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { publish } from '../../events/index.ts';
import { insertProject } from '../projects.repository.ts';
import type { NewProject } from '../projects.table.ts';

const DAY = 86_400;

/** The fields of a new project that today's terms do not determine. */
type OpenedProject = Omit<NewProject, 'fee_basis_points' | 'review_days' | 'status' | 'created_at'>;

/** Opens a priced project under the terms of today; returns its id. */
export async function openProject(trx: Trx, project: OpenedProject, now: Date): Promise<string> {
  const id = await insertProject(trx, {
    ...project,
    fee_basis_points: PLATFORM_FEE_BASIS_POINTS,
    review_days: DURATIONS.review / DAY,
    status: 'created',
    created_at: now,
  });
  await publish(trx, [{ kind: 'project', id, userIds: [project.customer_id], role: 'manager' }], now);
  return id;
}
