import { pointsOf, projectPath, type Cents } from '@metier/shared-kit/contract';
import { together, type Trx } from '../../../platform/db/index.ts';
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
  /** The freelancer's part of the price when a case is settled, in cents. */
  readonly share?: Cents | undefined;
}

const DAY_MS = 86_400_000;

/** Queues the mails by which the parties hear of a step. Source: product.md §10. */
export async function mailParties(trx: Trx, news: News): Promise<void> {
  await together([
    mailCustomer(trx, news),
    isRefund(news.step) && mailRefund(trx, news),
    news.step === 'resolve_to_share' && mailShares(trx, news),
    news.project.freelancer_id !== null && mailExecutor(trx, news, news.project.freelancer_id),
  ]);
}

async function mailCustomer(trx: Trx, { step, project, viewer }: News): Promise<void> {
  const about = aboutProject(project);
  const { customer_id, freelancer_id } = project;
  const withExecutor = async () => ({ ...about, freelancer: await nameOf(trx, freelancer_id) });
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

async function mailExecutor(trx: Trx, { step, project, comment }: News, executorId: string): Promise<void> {
  const about = aboutProject(project);
  if (step === 'assign')
    await mailAccount(trx, executorId, 'assigned', {
      ...about,
      customer: await nameOf(trx, project.customer_id),
    });
  if (step === 'send_back') await mailAccount(trx, executorId, 'changes-requested', { ...about, comment });
  if (step === 'accept')
    await mailAccount(trx, executorId, 'accepted', {
      ...about,
      points: pointsEarned(project, project.price),
      clears: clearingOf(project),
    });
  if (step === 'request_refund') await mailAccount(trx, executorId, 'refund-asked', about);
}

/** Queues the mail that reminds a customer to review. */
export async function mailReminder(trx: Trx, project: ProjectRecord, now: Date): Promise<void> {
  const left = (project.review_until?.getTime() ?? 0) - now.getTime();
  await mailAccount(trx, project.customer_id, 'review-reminder', {
    ...aboutProject(project),
    days: Math.ceil(left / DAY_MS),
  });
}

/** Tells whoever did not decide it that all of the money goes back, the customer in euro and the freelancer in points. */
async function mailRefund(trx: Trx, { project, viewer }: News): Promise<void> {
  const { customer_id, freelancer_id, price } = project;
  const actor = viewer === 'system' ? null : viewer.id;
  const about = aboutProject(project);
  if (customer_id !== actor)
    await mailAccount(trx, customer_id, 'refund-decided', { ...about, amount: { cents: price } });
  if (freelancer_id !== null && freelancer_id !== actor)
    await mailAccount(trx, freelancer_id, 'refund-to-customer', { ...about, points: pointsOf(price) });
}

async function mailShares(trx: Trx, { project, share = 0 }: News): Promise<void> {
  const divided = {
    ...aboutProject(project),
    amount: { cents: project.price - share },
    points: pointsEarned(project, share),
  };
  await mailAccount(trx, project.customer_id, 'case-divided', divided);
  if (project.freelancer_id !== null) await mailAccount(trx, project.freelancer_id, 'case-divided', divided);
}

const isRefund = (step: Step): boolean => ['refund', 'agree_to_refund', 'resolve_to_refund'].includes(step);

const aboutProject = ({ id, name }: ProjectRecord) => ({ project: name, path: projectPath(id) });

const pointsEarned = ({ fee_basis_points }: ProjectRecord, share: Cents) =>
  pointsOf(earningsOf({ price: share, feeBasisPoints: fee_basis_points }));

const clearingOf = ({ clears_at }: ProjectRecord) => ({ moment: clears_at?.toISOString() ?? '' });

async function nameOf(trx: Trx, id: string | null): Promise<string> {
  if (id === null) return '';
  const { first_name, last_name } = await personOf(trx, id);
  return `${first_name} ${last_name}`;
}
