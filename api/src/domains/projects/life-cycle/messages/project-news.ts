import { nameOf, PATHS, pointsOf, projectPath, type Cents } from '@metier/contract';
import type { Trx } from '../../../../platform/db/index.ts';
import { personOf } from '../../../accounts/index.ts';
import { earningsOf } from '../../../money/index.ts';
import type { ProjectRecord } from '../../projects.table.ts';
import type { Viewer } from '../rules/project-state.ts';
import type { NotifiedStep } from '../rules/step-messages.ts';

const DAY_MS = 86_400_000;

/** The data of the messages about a step. */
export interface ProjectNews {
  readonly step: NotifiedStep;
  /** Before the step, with the previous executor. */
  readonly before: ProjectRecord;
  readonly project: ProjectRecord;
  readonly viewer: Viewer;
  readonly now: Date;
  /** The freelancer who is invited. */
  readonly invitee?: string | undefined;
  /** Freelancers whose responses were invalidated. */
  readonly voided?: readonly string[];
  /** The changes that the customer requests. */
  readonly comment?: string | undefined;
  /** The freelancer's part of the price when a case is decided, settled, or offered to be, in cents. */
  readonly share?: Cents | undefined;
}

/** Who took the step; null for the clock. */
export const actorOf = ({ viewer }: Pick<ProjectNews, 'viewer'>): string | null =>
  viewer === 'system' ? null : viewer.id;

/** The freelancer of the step: executor, former executor, or the candidate who acts. */
const freelancerOf = (news: ProjectNews): string | null =>
  news.project.freelancer_id ?? news.before.freelancer_id ?? actorOf(news);

/** Name and address of a project, for every mail about it. */
export const about = ({ project: { id, name } }: ProjectNews) => ({ project: name, path: projectPath(id) });

/** Like `about`, for readers who have lost access to the project. */
export const aboutLost = (news: ProjectNews) => ({ ...about(news), path: PATHS.openProjects });

export const withFreelancer = async (news: ProjectNews, trx: Trx) => ({
  ...about(news),
  freelancer: await nameOfAccount(trx, freelancerOf(news)),
});

export const withCustomer = async (news: ProjectNews, trx: Trx) => ({
  ...about(news),
  customer: await nameOfAccount(trx, news.project.customer_id),
});

export const withActor = async (news: ProjectNews, trx: Trx) => ({
  ...about(news),
  party: await nameOfAccount(trx, actorOf(news)),
});

export const withDue = async (news: ProjectNews, trx: Trx) => ({
  ...(await withFreelancer(news, trx)),
  due: momentOf(news.project.due_at),
});

export const withClearing = async (news: ProjectNews, trx: Trx) => ({
  ...(await withFreelancer(news, trx)),
  clears: momentOf(news.project.clears_at),
});

export const withEarnings = (news: ProjectNews) => ({
  ...about(news),
  points: pointsEarned(news.project, news.project.price),
  clears: momentOf(news.project.clears_at),
});

export const withComment = (news: ProjectNews) => ({ ...about(news), comment: news.comment ?? '' });

export const withDaysLeft = (news: ProjectNews) => ({
  ...about(news),
  days: Math.ceil(((news.project.review_until?.getTime() ?? 0) - news.now.getTime()) / DAY_MS),
});

/** The whole payment in euro. */
export const withAmount = (news: ProjectNews) => ({ ...about(news), amount: { cents: news.project.price } });

/** The whole payment in points. */
export const withPoints = (news: ProjectNews) => ({ ...about(news), points: pointsOf(news.project.price) });

/** The refunded part and the freelancer's earnings. */
export const withShares = async (news: ProjectNews, trx: Trx) => {
  const { project, share = 0 } = news;
  return {
    ...(await withCustomer(news, trx)),
    ...(await withFreelancer(news, trx)),
    amount: { cents: project.price - share },
    points: pointsEarned(project, share),
  };
};

/** The same of an offer, or of an agreement to a decision: whose it is, and until when. */
export const withOffer = async (news: ProjectNews, trx: Trx) => ({
  ...(await withShares(news, trx)),
  ...(await withActor(news, trx)),
  until: momentOf(news.project.offer_until),
});

/** The same of a decision, and until when it can be appealed. */
export const withDecision = async (news: ProjectNews, trx: Trx) => ({
  ...(await withShares(news, trx)),
  until: momentOf(news.project.appeal_until),
});

const momentOf = (at: Date | null) => ({ moment: at?.toISOString() ?? '' });

/** The freelancer's points from a part of the price in cents, after the platform's fee. */
const pointsEarned = ({ fee_basis_points }: ProjectRecord, share: Cents) =>
  pointsOf(earningsOf({ price: share, feeBasisPoints: fee_basis_points }));

/** Full name of a user; empty without one. */
async function nameOfAccount(trx: Trx, id: string | null): Promise<string> {
  return id === null ? '' : nameOf(await personOf(trx, id));
}
