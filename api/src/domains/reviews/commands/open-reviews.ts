import { nameOf, projectPath } from '@metier/contract';
import { together, transaction, type Trx } from '../../../platform/db/index.ts';
import { addJob, cancelJob, type TaskHandler } from '../../../platform/jobs/index.ts';
import { personOf } from '../../accounts/index.ts';
import { notifyAccounts } from '../../notifications/index.ts';
import { countReview } from '../../profiles/index.ts';
import { requireLockedProject } from '../../projects/index.ts';
import { publishReviews, type ReviewedProject } from '../publish-reviews.ts';
import { claimUnannounced, type ReviewRow } from '../reviews.repository.ts';
import { reviewedUntil } from '../rules/reviewing.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'review-opening': { readonly project_id: string };
  }
}

const jobKey = (projectId: string): string => `reviews:${projectId}`;

/** Schedules the opening of a project's only review for the end of the review period. */
export const scheduleOpening = (trx: Trx, project_id: string, runAt: Date): Promise<void> =>
  addJob(trx, 'review-opening', { project_id }, { runAt, key: jobKey(project_id) });

/** Cancels that after the second review, which opens both. */
export const cancelOpening = (trx: Trx, projectId: string): Promise<void> =>
  cancelJob(trx, jobKey(projectId));

/** Opens a review because the other side did not write in time. */
export const openAfterDeadline: TaskHandler<'review-opening'> = ({ project_id }, { db, now }) =>
  transaction(db, async (trx) => {
    const project = await requireLockedProject(trx, project_id);
    const until = project.completed_at && reviewedUntil(project.completed_at);
    // The database's clock may be slightly ahead.
    if (until && until > now) return scheduleOpening(trx, project_id, until);
    await announceOpened(trx, project, now);
  });

/** Notifies the subjects of opened reviews, counts these, and publishes the change to both sides. */
export async function announceOpened(trx: Trx, project: ReviewedProject, now: Date): Promise<void> {
  const opened = await claimUnannounced(trx, project.id, now);
  await together([
    ...opened
      .filter(({ subject_id }) => subject_id === project.freelancer_id)
      .map(({ subject_id, stars }) => countReview(trx, subject_id, stars, 1)),
    notifyAccounts(
      trx,
      opened.map((review) => ({
        to: [review.subject_id],
        event: 'review-opened',
        data: () => reviewMailData(trx, project, review.author_id),
      })),
      now,
    ),
    publishReviews(trx, project, now),
  ]);
}

/** Data of the mails about a review; `party` is its author or, for an answer, its subject. */
export const reviewMailData = async (
  trx: Trx,
  project: ReviewedProject,
  party: ReviewRow['author_id'],
): Promise<{ project: string; party: string; path: string }> => ({
  project: project.name,
  party: nameOf(await personOf(trx, party)),
  path: projectPath(project.id),
});
