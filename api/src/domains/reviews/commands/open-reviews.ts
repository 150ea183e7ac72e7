import { nameOf, projectPath } from '@metier/contract';
import { together, transaction, type Trx } from '../../../platform/db/index.ts';
import { addJob, cancelJob, type TaskHandler } from '../../../platform/jobs/index.ts';
import { personOf } from '../../accounts/index.ts';
import { notifyAccounts } from '../../notifications/index.ts';
import { noteReview } from '../../profiles/index.ts';
import { holdProject } from '../../projects/index.ts';
import { publishReviews, type ReviewedProject } from '../publish-reviews.ts';
import { takeUntold, type ReviewRow } from '../reviews.repository.ts';
import { reviewedUntil } from '../rules/reviewing.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    'review-opening': { readonly project_id: string };
  }
}

const jobKey = (projectId: string): string => `reviews:${projectId}`;

/** Has the only review of a project told when the time to write is over. */
export const awaitOpening = (trx: Trx, project_id: string, runAt: Date): Promise<void> =>
  addJob(trx, 'review-opening', { project_id }, { runAt, key: jobKey(project_id) });

/** The other side has written in time. */
export const forgetOpening = (trx: Trx, projectId: string): Promise<void> =>
  cancelJob(trx, jobKey(projectId));

/** Tells of the review that has opened because the other side did not write in time. */
export const openInTime: TaskHandler<'review-opening'> = ({ project_id }, { db, now }) =>
  transaction(db, async (trx) => {
    const project = await holdProject(trx, project_id);
    const until = project.completed_at && reviewedUntil(project.completed_at);
    // The database's clock may be slightly ahead.
    if (until && until > now) return awaitOpening(trx, project_id, until);
    await tellOpened(trx, project, now);
  });

/** Tells those whose reviews have opened, counts these, and has the open pages of both sides read again. */
export async function tellOpened(trx: Trx, project: ReviewedProject, now: Date): Promise<void> {
  const opened = await takeUntold(trx, project.id, now);
  await together([
    ...opened
      .filter(({ subject_id }) => subject_id === project.freelancer_id)
      .map(({ subject_id, stars }) => noteReview(trx, subject_id, stars, 1)),
    notifyAccounts(
      trx,
      opened.map((review) => ({
        to: [review.subject_id],
        event: 'review-opened',
        data: () => aboutReview(trx, project, review.author_id),
      })),
      now,
    ),
    publishReviews(trx, project, now),
  ]);
}

/** What the mails about a review are filled with; `party` is who wrote or answered it. */
export const aboutReview = async (
  trx: Trx,
  project: ReviewedProject,
  party: ReviewRow['author_id'],
): Promise<{ project: string; party: string; path: string }> => ({
  project: project.name,
  party: nameOf(await personOf(trx, party)),
  path: projectPath(project.id),
});
