import { label } from '../label.ts';
import { discard } from './of-everybody.ts';
import type { OfProjects } from './of-projects.ts';
import { dialog, type ShownDialog } from './shown-dialog.ts';

const own = (key: string) => label('customer', key);
const kit = (key: string) => label('kit', key);

export const PROJECTS_OF_CUSTOMERS: OfProjects = {
  created: [
    dialog(own('payment.title'), own('payment.pay')),
    discard(own('payment.pay')),
    dialog(own('delete.title'), own('delete.action')),
  ],
  paid: [dialog(own('refund.atOnce.title'), own('refund.action'))],
  progress: [dialog(own('refund.onRequest.title'), own('refund.action'))],
  checking: [
    dialog(own('accept.title'), own('accept.action')),
    dialog(own('sendBack.title'), own('sendBack.action')),
    dialog(kit('complain.title'), own('complain.action')),
    dialog('shared-kit/src/files/picture-dialog.tsx', kit('files.enlarge')),
  ],
  completed: [dialog(own('invoice.details'), own('invoice.details'))],
  disputed: [dialog(kit('offer.dialog.title'), kit('offer.another'))],
  decided: [
    dialog(kit('decision.agree.title'), kit('decision.agree.action')),
    dialog(kit('decision.appeal.title'), kit('decision.appeal.action')),
  ],
};

/** The dialogs of customers' other screens, by place. */
export const OF_CUSTOMERS = {
  billing: [dialog(own('billing.profile.title'), own('billing.profile.edit'))],
  team: [dialog(own('team.invite.title'), own('team.invite.named'))],
  /** A form that a template has filled. */
  template: [dialog(own('templates.removeTitle'), own('templates.remove'))],
  /** Delivered work without a revision left. */
  noEdits: [dialog(own('noEdits.title'), own('sendBack.action'))],
} as const satisfies Record<string, readonly ShownDialog[]>;
