import type { MailAmount, MailMoment } from '../platform/mail/index.ts';

/** A project as a mail names it, and the address of its page. */
interface ProjectMail {
  readonly name: string;
  readonly project: string;
  /** Path of the project's page, for example `projectPath(id)`. */
  readonly path: string;
}

/** What the mails about refunds and complaints are filled with. */
export interface CaseMails {
  /** To the freelancer, who is to answer. */
  'refund-asked': ProjectMail;
  /** To the customer; a manager decides. */
  'refund-refused': ProjectMail & { readonly freelancer: string };
  /** To both: the clock refused, and a manager decides. */
  'refund-unanswered': ProjectMail;
  /** To the customer, who has all of it back. */
  'refund-decided': ProjectMail & { readonly amount: MailAmount };
  /** To the freelancer, of the same. */
  'refund-to-customer': ProjectMail & { readonly points: number };
  /** To the party about whose project the other one complained. */
  'case-opened': ProjectMail & { readonly party: string };
  /** To both: what a manager gave back, and what the freelancer earned. */
  'case-divided': ProjectMail & { readonly amount: MailAmount; readonly points: number };
}

/** What each mail is filled with; `name` is always the reader's first name. Source: product.md §10. */
export interface MailTemplates extends CaseMails {
  code: { readonly name: string; readonly code: string };
  reset: { readonly name: string; readonly path: string };
  'old-address-notice': { readonly name: string; readonly email: string };
  invitation: ProjectMail & { readonly customer: string };
  'invitation-accepted': ProjectMail & { readonly freelancer: string };
  assigned: ProjectMail & { readonly customer: string };
  delivered: ProjectMail & { readonly freelancer: string };
  'review-reminder': ProjectMail & { readonly days: number };
  'changes-requested': ProjectMail & { readonly comment: string };
  accepted: ProjectMail & { readonly points: number; readonly clears: MailMoment };
  'accepted-by-you': ProjectMail & { readonly freelancer: string; readonly clears: MailMoment };
  'accepted-by-clock': ProjectMail;
  'verification-approved': { readonly name: string; readonly path: string };
  'verification-rejected': { readonly name: string; readonly reason: string; readonly path: string };
  'support-answer': {
    readonly name: string;
    readonly theme: string;
    readonly answer: string;
    readonly path: string;
  };
}

declare module '../platform/registry.ts' {
  interface Mails extends MailTemplates {}
}
