import type { Days, PayoutFailure, Points } from '@metier/contract';
import type { MailAmount, MailItems, MailMoment, MailPrice } from '../platform/mail/index.ts';

/** A project as named in a mail, and the address of its page. */
interface ProjectMail {
  readonly name: string;
  readonly project: string;
  /** Path of the project's page, for example `projectPath(id)`. */
  readonly path: string;
}

/** Data of the mails about requested refunds. */
export interface RefundMails {
  /** To the freelancer, who must answer. */
  'refund-asked': ProjectMail;
  /** To the customer; a manager decides. */
  'refund-refused': ProjectMail & { readonly freelancer: string };
  /** To both: the clock refused, and a manager decides. */
  'refund-unanswered': ProjectMail;
  /** To the customer: refunded in full. */
  'refund-decided': ProjectMail & { readonly amount: MailAmount };
  /** The same, to the freelancer. */
  'refund-to-customer': ProjectMail & { readonly points: Points };
}

/** Data of the mails about cases and their decisions. */
export interface CaseMails {
  /** To the party of a project about which the other one complained. */
  'case-opened': ProjectMail & { readonly party: string };
  /** To managers who may decide it. */
  'case-waits': ProjectMail;
  /** To both: each side's part by a decision that can be appealed, and until when. */
  'case-decided': CaseMails['case-divided'] & { readonly until: MailMoment };
  /** To the side that did not appeal. */
  'decision-appealed': ProjectMail & { readonly party: string };
  /** To both, of a final decision: the refund, and the freelancer's earnings. */
  'case-divided': ProjectMail &
    MailPrice & {
      readonly customer: string;
      readonly freelancer: string;
    };
}

/** Data of the mails about offers and agreements in a case. */
export interface AgreementMails {
  /** To the other side of an offer; `party` is who made it. */
  'share-offered': CaseMails['case-divided'] & { readonly party: string; readonly until: MailMoment };
  /** To both, of the offer that they agreed on. */
  'offer-accepted': CaseMails['case-divided'];
  /** To the side that has not agreed; the party has, and the decision takes effect at that time. */
  'decision-agreed': AgreementMails['share-offered'];
  /** To the other side. */
  'agreement-withdrawn': ProjectMail & { readonly party: string };
  /** To both, of the decision that they agreed to. */
  'both-agreed': CaseMails['case-divided'];
}

/** Data of the mails about payments and candidates. */
export interface OrderMails {
  /** To the customer: the receipt. */
  'payment-received': ProjectMail & { readonly amount: MailAmount };
  /** To the customer: the receipt of an immediate refund. */
  'payment-returned': ProjectMail & { readonly amount: MailAmount };
  /** To the customer. */
  response: ProjectMail & { readonly freelancer: string };
  'invitation-accepted': ProjectMail & { readonly freelancer: string };
  /** To freelancers who responded, after a change of the brief. */
  'brief-changed': ProjectMail & { readonly customer: string };
  /** To the others who responded or are invited; the path leads to the open projects. */
  'not-chosen': ProjectMail;
  /** To all who responded or are invited, when the payment is refunded before one was chosen; the same path. */
  'project-closed': ProjectMail;
}

/** Data of the mails about executors until the delivery. */
export interface ExecutorMails {
  /** To the freelancer whom the customer chose. */
  assigned: ProjectMail & { readonly customer: string };
  /** To the customer. */
  started: ProjectMail & { readonly freelancer: string; readonly due: MailMoment };
  /** To the customer: the freelancer gave the project back. */
  'given-back': ProjectMail & { readonly freelancer: string };
  /** To the customer: the freelancer did not start in time. */
  'not-started': ProjectMail & { readonly freelancer: string };
  /** To the freelancer who did not start in time. */
  unassigned: ProjectMail;
}

/** Data of the mails about delivered and accepted work. */
export interface WorkMails {
  delivered: ProjectMail & { readonly freelancer: string };
  'review-reminder': ProjectMail & { readonly days: Days };
  'changes-requested': ProjectMail & { readonly comment: string };
  accepted: ProjectMail & { readonly points: Points; readonly clears: MailMoment };
  'accepted-by-you': ProjectMail & { readonly freelancer: string; readonly clears: MailMoment };
  'accepted-by-clock': ProjectMail;
}

/** Data of the mails about what is new: messages, invitations, found projects, the daily digest. */
export interface NewsMails {
  /** The other side's unread messages; not their text. */
  messages: ProjectMail & { readonly from: string; readonly unread: number };
  invitation: ProjectMail & { readonly customer: string };
  /** To freelancers with a saved search that it matches. The amount is only for pages of an earlier release. */
  'project-found': ProjectMail & { readonly points: Points; readonly amount?: MailAmount };
  /** Several of them in one mail; the path leads to the open projects. */
  'projects-found': { readonly name: string; readonly items: MailItems; readonly path: string };
  /** Notifications for the daily mail; the path leads to the notifications. */
  digest: { readonly name: string; readonly items: MailItems; readonly path: string };
}

/** Data of the mails about accounts. */
export interface AccountMails {
  /** Contains no user input, not even a name: it goes to unconfirmed addresses. */
  code: { readonly code: string };
  reset: { readonly name: string; readonly path: string };
  /** Notification of a sign-in on an unknown device; the path leads to the sessions. */
  'new-device': {
    readonly name: string;
    /** Browser and system. */
    readonly device: string;
    readonly address: string;
    readonly at: MailMoment;
    readonly path: string;
  };
  /** The path leads to password recovery. */
  'password-changed': { readonly name: string; readonly at: MailMoment; readonly path: string };
  'account-blocked': { readonly name: string; readonly reason: string };
  'account-unblocked': { readonly name: string; readonly path: string };
}

/** Data of the mails about changed email addresses. */
export interface AddressMails {
  'old-address-notice': { readonly name: string; readonly email: string };
  /** To the previous address; the path undoes the change. */
  'email-changed': { readonly name: string; readonly email: string; readonly path: string };
  /** To the new address. */
  'email-changed-here': { readonly name: string; readonly path: string };
  /** To the restored address; the path leads to password recovery. */
  'email-restored': { readonly name: string; readonly path: string };
}

/** Data of the mails about answers to verifications and support requests. */
export interface AnswerMails {
  'verification-approved': { readonly name: string; readonly path: string };
  'verification-rejected': { readonly name: string; readonly reason: string; readonly path: string };
  'support-answer': {
    readonly name: string;
    readonly theme: string;
    readonly answer: string;
    readonly path: string;
  };
}

/** A payout as named in a mail, and the address of the finances. */
interface PayoutMail {
  readonly name: string;
  readonly amount: MailAmount;
  readonly requested: MailMoment;
  readonly path: string;
}

/** Data of the mails about payouts; a failed one has a text for each reason. */
export type PayoutMails = Record<'payout-paid' | `payout-failed-${PayoutFailure}`, PayoutMail>;

/** Data of the mails about reviews; `party` is who wrote or answered. */
export interface ReviewMails {
  /** To the reviewed person. */
  'review-opened': ProjectMail & { readonly party: string };
  /** To the author. */
  'review-answered': ProjectMail & { readonly party: string };
  'review-removed': ProjectMail & { readonly reason: string };
}

/** Data of each mail; `name` is always the reader's first name. Source: product.md §10. */
export interface MailTemplates
  extends
    AccountMails,
    AddressMails,
    AgreementMails,
    AnswerMails,
    CaseMails,
    ExecutorMails,
    NewsMails,
    OrderMails,
    PayoutMails,
    RefundMails,
    ReviewMails,
    WorkMails {}

declare module '../platform/registry.ts' {
  interface Mails extends MailTemplates {}
}
