import { pointsOf, projectPath } from '@metier/contract';
import { transaction } from '../../../platform/db/index.ts';
import type { TaskHandler } from '../../../platform/jobs/index.ts';
import { notifyAccounts } from '../../notifications/index.ts';
import { findAlerts } from '../queries/find-alerts.ts';

/** Notifies freelancers of a new project that their saved searches find, each once; idempotent. */
export const notifyOfProject: TaskHandler<'tell-of-project'> = ({ project_id }, { db, now }) =>
  transaction(db, async (trx) => {
    const alerts = await findAlerts(trx, project_id);
    const [found] = alerts;
    if (!found) return;
    const data = () => ({
      project: found.project,
      points: pointsOf(found.price),
      // Pages of an earlier release show the amount.
      amount: { cents: found.price },
      path: projectPath(project_id),
    });
    const userIdsOf = (isAtOnce: boolean) =>
      alerts.filter(({ at_once }) => at_once === isAtOnce).map(({ user_id }) => user_id);
    await notifyAccounts(
      trx,
      [
        { to: userIdsOf(true), event: 'project-found', data, mail: 'together' },
        { to: userIdsOf(false), event: 'project-found', data, mail: 'daily' },
      ],
      now,
    );
  });
