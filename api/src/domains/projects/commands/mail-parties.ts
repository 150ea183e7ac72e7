import { pointsOf, projectPath } from '@metier/shared-kit/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { mailAccount, personOf } from '../../accounts/index.ts';
import { earningsOf } from '../../money/index.ts';
import type { ProjectRecord } from '../projects.table.ts';
import type { Step } from '../rules/life-cycle.ts';
import type { Viewer } from '../rules/project-state.ts';

/** A step that was taken, as the mails tell it. */
interface News {
  readonly step: Step;
  readonly project: ProjectRecord;
  readonly viewer: Viewer;
  /** What the customer wants to be changed. */
  readonly comment: string;
}

const DAY_MS = 86_400_000;

/** Queues the mails by which the other party hears of a step. Source: product.md §10. */
export async function mailParties(trx: Trx, news: News): Promise<void> {
  const { project, comment } = news;
  const about = aboutProject(project);
  const { customer_id, freelancer_id } = project;
  if (news.step === 'deliver')
    await mailAccount(trx, customer_id, 'delivered', {
      ...about,
      freelancer: await nameOf(trx, freelancer_id),
    });
  if (news.step === 'accept_invitation')
    await mailAccount(trx, customer_id, 'invitation-accepted', {
      ...about,
      freelancer: await nameOf(trx, freelancer_id),
    });
  if (news.step === 'accept' && news.viewer === 'system')
    await mailAccount(trx, customer_id, 'accepted-by-clock', about);
  if (isRefundDecision(news.step)) await mailOthers(trx, news);
  if (freelancer_id === null) return;
  if (news.step === 'assign')
    await mailAccount(trx, freelancer_id, 'assigned', { ...about, customer: await nameOf(trx, customer_id) });
  if (news.step === 'send_back')
    await mailAccount(trx, freelancer_id, 'changes-requested', { ...about, comment });
  if (news.step === 'accept')
    await mailAccount(trx, freelancer_id, 'accepted', { ...about, points: pointsEarned(project) });
  if (news.step === 'request_refund') await mailAccount(trx, freelancer_id, 'refund-asked', about);
}

/** Queues the mail that reminds a customer to review. */
export async function mailReminder(trx: Trx, project: ProjectRecord, now: Date): Promise<void> {
  const left = (project.review_until?.getTime() ?? 0) - now.getTime();
  await mailAccount(trx, project.customer_id, 'review-reminder', {
    ...aboutProject(project),
    days: Math.ceil(left / DAY_MS),
  });
}

async function mailOthers(trx: Trx, { project, viewer }: News): Promise<void> {
  const actor = viewer === 'system' ? null : viewer.id;
  for (const person of [project.customer_id, project.freelancer_id]) {
    if (person !== null && person !== actor)
      await mailAccount(trx, person, 'refund-decided', aboutProject(project));
  }
}

const isRefundDecision = (step: Step): boolean =>
  ['refund', 'agree_to_refund', 'resolve_to_refund', 'resolve_to_share'].includes(step);

const aboutProject = ({ id, name }: ProjectRecord) => ({ project: name, path: projectPath(id) });

const pointsEarned = ({ price, fee_basis_points }: ProjectRecord) =>
  pointsOf(earningsOf({ price, feeBasisPoints: fee_basis_points }));

async function nameOf(trx: Trx, id: string | null): Promise<string> {
  if (id === null) return '';
  const { first_name, last_name } = await personOf(trx, id);
  return `${first_name} ${last_name}`;
}
