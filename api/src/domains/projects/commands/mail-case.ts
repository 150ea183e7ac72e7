import { pointsOf } from '@metier/shared-kit/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { mailAccount } from '../../accounts/index.ts';
import type { Step } from '../rules/life-cycle.ts';
import type { Viewer } from '../rules/project-state.ts';
import { aboutProject, nameOfAccount, pointsEarned, type ProjectNews } from './project-news.ts';

/** Queues the mails by which the parties hear of refunds and disputes, from the asking to the decision. Source: product.md §10. */
export async function mailCase(trx: Trx, news: ProjectNews): Promise<void> {
  const { step } = news;
  if (step === 'request_refund' || step === 'complain') return mailOtherParty(trx, news);
  if (step === 'refuse_refund') return mailRefusal(trx, news);
  if (isRefund(step)) return mailRefund(trx, news);
  if (step === 'resolve_to_share') return mailShares(trx, news);
}

/** What one party wants is news for the other, if there is one. */
async function mailOtherParty(trx: Trx, { step, project, viewer }: ProjectNews): Promise<void> {
  const about = aboutProject(project);
  const { customer_id, freelancer_id } = project;
  const actor = actorOf(viewer);
  const other = actor === customer_id ? freelancer_id : customer_id;
  if (other === null) return;
  if (step === 'request_refund') await mailAccount(trx, other, 'refund-asked', about);
  else await mailAccount(trx, other, 'case-opened', { ...about, party: await nameOfAccount(trx, actor) });
}

/** A refund that is refused goes to a manager; so does one that nobody answered, which is news for both. */
async function mailRefusal(trx: Trx, { project, viewer }: ProjectNews): Promise<void> {
  const about = aboutProject(project);
  const { customer_id, freelancer_id } = project;
  if (viewer === 'system') {
    await mailAccount(trx, customer_id, 'refund-unanswered', about);
    if (freelancer_id !== null) await mailAccount(trx, freelancer_id, 'refund-unanswered', about);
  } else {
    const freelancer = await nameOfAccount(trx, freelancer_id);
    await mailAccount(trx, customer_id, 'refund-refused', { ...about, freelancer });
  }
}

/** Tells whoever did not decide it that all of the money goes back, the customer in euro and the freelancer in points. */
async function mailRefund(trx: Trx, { project, viewer }: ProjectNews): Promise<void> {
  const { customer_id, freelancer_id, price } = project;
  const actor = actorOf(viewer);
  const about = aboutProject(project);
  if (customer_id !== actor)
    await mailAccount(trx, customer_id, 'refund-decided', { ...about, amount: { cents: price } });
  if (freelancer_id !== null && freelancer_id !== actor)
    await mailAccount(trx, freelancer_id, 'refund-to-customer', { ...about, points: pointsOf(price) });
}

async function mailShares(trx: Trx, { project, share = 0 }: ProjectNews): Promise<void> {
  const divided = {
    ...aboutProject(project),
    amount: { cents: project.price - share },
    points: pointsEarned(project, share),
  };
  await mailAccount(trx, project.customer_id, 'case-divided', divided);
  if (project.freelancer_id !== null) await mailAccount(trx, project.freelancer_id, 'case-divided', divided);
}

const actorOf = (viewer: Viewer): string | null => (viewer === 'system' ? null : viewer.id);

const isRefund = (step: Step): boolean => ['refund', 'agree_to_refund', 'resolve_to_refund'].includes(step);
