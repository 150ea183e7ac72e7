import type { Trx } from '../../../platform/db/index.ts';
import { publish } from '../../events/index.ts';
import { actorOf, type ProjectNews } from './messages/project-news.ts';

/** What a step may have changed, apart from the project itself. */
type Step = Pick<ProjectNews, 'before' | 'project' | 'viewer' | 'now'>;

/**
 * Publishes a changed project to the open pages of its parties, the actor, others and managers.
 *
 * @example await publishStep(trx, { before: project, project, viewer, now });
 */
export function publishStep(trx: Trx, step: Step, others: readonly string[] = []): Promise<void> {
  const { before, project, now } = step;
  const parties = [project.customer_id, project.freelancer_id, before.freelancer_id];
  return publish(
    trx,
    [
      {
        kind: 'project',
        id: project.id,
        userIds: [...parties, actorOf(step), ...others],
        role: 'manager',
      },
      ...(movedMoney(step) ? [{ kind: 'money', userIds: parties } as const] : []),
    ],
    now,
  );
}

/** What a freelancer's figures depend on: held and pending money, and what clears next. */
const OF_MONEY = ['status', 'freelancer_id', 'case_state', 'clears_at'] as const;

const movedMoney = ({ before, project }: Step): boolean =>
  OF_MONEY.some((field) => before[field] !== project[field]);
