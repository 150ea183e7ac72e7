import type { Cents } from '@metier/contract';
import { demoAccounts, type DemoName } from './demo-accounts.ts';
import type { DemoStep } from './project-story.ts';

/** A card that the sandbox accepts. */
const CARD = 'pm_card_ok';

export const pay: DemoStep = ({ people }, project_id) =>
  people.clara.call('POST /api/customer/pay', { body: { project_id, payment_method: CARD } });

/** The customer enters the requisites and fetches the invoice. */
export const askForInvoice: DemoStep = async ({ people }, project_id) => {
  await people.clara.call('POST /api/projects/project_card/invoice', {
    body: {
      project_id,
      inn: 'DE811907980',
      companyName: 'Winterkaffee GmbH',
      legalAddress: 'Karl-Heine-Straße 12, 04229 Leipzig, Germany',
      bik: 'COBADEFFXXX',
      correspondentAccount: 'DE02120300000000202051',
      paymentAccount: 'DE89370400440532013000',
      bankName: 'Beispielbank',
    },
  });
  await people.clara.call('GET /api/projects/project_card/check', { query: { project_id } });
};

export const invite =
  (name: DemoName): DemoStep =>
  ({ people }, project_id) =>
    people.clara.call('POST /api/customer/invite_freelancer', {
      body: { project_id, user_id: people[name].id },
    });

export const acceptInvitation =
  (name: DemoName): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/invitations/accept', { body: { project_id, take: 1 } });

export const respond =
  (name: DemoName): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });

export const choose =
  (name: DemoName): DemoStep =>
  ({ people }, project_id) =>
    people.clara.call('POST /api/customer/executor', {
      body: { project_id, freelancer_id: people[name].id },
    });

export const start =
  (name: DemoName): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } });

/** Delivers a version with generated files. */
export const deliver =
  (name: DemoName, result: string, files: readonly (() => File | Promise<File>)[] = []): DemoStep =>
  async ({ people }, project_id) => {
    const file_ids: string[] = [];
    for (const make of files) {
      const { file } = await people[name].call('POST /api/files', { body: { file: await make() } });
      file_ids.push(file.id);
    }
    return people[name].call('POST /api/freelancer/result', { body: { project_id, result, file_ids } });
  };

export const accept: DemoStep = ({ people }, project_id) =>
  people.clara.call('POST /api/customer/acceptance', { body: { project_id, accept: 1 } });

export const sendBack =
  (comment: string): DemoStep =>
  ({ people }, project_id) =>
    people.clara.call('POST /api/customer/acceptance', { body: { project_id, accept: 0, comment } });

export const comment =
  (name: DemoName, text: string): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/projects/project_card/comments', { body: { project_id, text } });

export const refund: DemoStep = ({ people }, project_id) =>
  people.clara.call('POST /api/customer/refund', { body: { project_id } });

export const askRefund =
  (reason: string): DemoStep =>
  ({ people }, project_id) =>
    people.clara.call('POST /api/customer/refund', { body: { project_id, reason } });

export const refuseRefund =
  (name: DemoName, reason: string): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/freelancer/refund', { body: { project_id, agree: 0, reason } });

export const state =
  (name: DemoName, text: string): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/projects/case/statement', { body: { project_id, text } });

export const complain =
  (name: DemoName, text: string): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/customers/projects/complain', {
      body: { project_id, contacts: demoAccounts[name].email, text },
    });

export const decideCase =
  (name: DemoName, freelancer_share: Cents, reason: string): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/manager/cases/resolve', { body: { project_id, freelancer_share, reason } });

/** Offers a share to settle a case, or agrees to the decision by that of the decision. */
export const offerShare =
  (name: DemoName, freelancer_share: Cents): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/projects/case/offer', { body: { project_id, freelancer_share } });

export const review =
  (name: DemoName, stars: number, text: string): DemoStep =>
  ({ people }, project_id) =>
    people[name].call('POST /api/reviews', { body: { project_id, stars, text } });

/** Answers the other side's review. */
export const answerReview =
  (name: DemoName, text: string): DemoStep =>
  async ({ people }, project_id) => {
    const { reviews } = await people[name].call('GET /api/reviews/project', { query: { project_id } });
    const review_id = reviews.find(({ can_answer }) => can_answer)?.id ?? '';
    return people[name].call('POST /api/reviews/answer', { body: { review_id, text } });
  };
