import { together, type Trx } from '../../../platform/db/index.ts';
import { mailAccount } from '../../accounts/index.ts';
import type { ProjectRecord } from '../projects.table.ts';
import { mailCase } from './mail-case.ts';
import { aboutProject, nameOfAccount, pointsEarned, type ProjectNews } from './project-news.ts';

const DAY_MS = 86_400_000;

/** Queues the mails by which the parties hear of a step. Source: product.md §10. */
export async function mailParties(trx: Trx, news: ProjectNews): Promise<void> {
  await together([
    mailCustomer(trx, news),
    mailCase(trx, news),
    news.project.freelancer_id !== null && mailExecutor(trx, news, news.project.freelancer_id),
  ]);
}

async function mailCustomer(trx: Trx, { step, project, viewer }: ProjectNews): Promise<void> {
  const about = aboutProject(project);
  const { customer_id, freelancer_id } = project;
  const withExecutor = async () => ({ ...about, freelancer: await nameOfAccount(trx, freelancer_id) });
  if (step === 'accept_invitation')
    await mailAccount(trx, customer_id, 'invitation-accepted', await withExecutor());
  if (step === 'deliver') await mailAccount(trx, customer_id, 'delivered', await withExecutor());
  if (step === 'accept' && viewer === 'system')
    await mailAccount(trx, customer_id, 'accepted-by-clock', about);
  if (step === 'accept' && viewer !== 'system')
    await mailAccount(trx, customer_id, 'accepted-by-you', {
      ...(await withExecutor()),
      clears: clearingOf(project),
    });
}

async function mailExecutor(
  trx: Trx,
  { step, project, comment }: ProjectNews,
  executorId: string,
): Promise<void> {
  const about = aboutProject(project);
  if (step === 'assign')
    await mailAccount(trx, executorId, 'assigned', {
      ...about,
      customer: await nameOfAccount(trx, project.customer_id),
    });
  if (step === 'send_back') await mailAccount(trx, executorId, 'changes-requested', { ...about, comment });
  if (step === 'accept')
    await mailAccount(trx, executorId, 'accepted', {
      ...about,
      points: pointsEarned(project, project.price),
      clears: clearingOf(project),
    });
}

/** Queues the mail that reminds a customer to review. */
export async function mailReminder(trx: Trx, project: ProjectRecord, now: Date): Promise<void> {
  const left = (project.review_until?.getTime() ?? 0) - now.getTime();
  await mailAccount(trx, project.customer_id, 'review-reminder', {
    ...aboutProject(project),
    days: Math.ceil(left / DAY_MS),
  });
}

const clearingOf = ({ clears_at }: ProjectRecord) => ({ moment: clears_at?.toISOString() ?? '' });
