import type { Trx } from '../../../../platform/db/index.ts';
import { listManagerIds } from '../../../accounts/index.ts';
import { listCandidateIds } from '../../../invitations/index.ts';
import type { Recipient } from '../rules/step-messages.ts';
import { actorOf, type ProjectNews } from './project-news.ts';

type Ids = readonly (string | null)[];

/** Ids of the recipients; null for a party that the project does not have. */
const RECIPIENTS: Readonly<Record<Recipient, (news: ProjectNews, trx: Trx) => Ids | Promise<Ids>>> = {
  customer: ({ project }) => [project.customer_id],
  executor: ({ project }) => [project.freelancer_id],
  bothParties: ({ project }) => [project.customer_id, project.freelancer_id],
  otherParty: (news) =>
    [news.project.customer_id, news.project.freelancer_id].filter((id) => id !== actorOf(news)),
  formerExecutor: ({ before }) => [before.freelancer_id],
  invitee: ({ invitee }) => [invitee ?? null],
  otherCandidates: async ({ project, now }, trx) =>
    (await listCandidateIds(trx, project.id, now)).filter((id) => id !== project.freelancer_id),
  openCandidates: ({ project, now }, trx) =>
    project.freelancer_id === null ? listCandidateIds(trx, project.id, now) : [],
  voidedResponders: ({ voided = [] }) => voided,
  deciders: async ({ project }, trx) => (await listManagerIds(trx)).filter((id) => id !== project.decided_by),
};

/** Ids of a message's recipients. */
export async function recipientIds(trx: Trx, to: Recipient, news: ProjectNews): Promise<string[]> {
  return (await RECIPIENTS[to](news, trx)).filter((id) => id !== null);
}
