import { label } from '../label.ts';
import type { OfProjects } from './of-projects.ts';
import { dialog, type ShownDialog } from './shown-dialog.ts';

const own = (key: string) => label('manager', key);

export const PROJECTS_OF_MANAGERS: OfProjects = {
  disputed: [
    dialog(own('templates.title.case_reason'), own('templates.open')),
    dialog(own('templates.deleteTitle'), own('templates.open'), own('templates.deleteNamed')),
  ],
};

/** The dialogs of managers' other screens, by place. */
export const OF_MANAGERS = {
  openCases: [
    dialog('remote-manager/src/features/projects/components/details-drawer.tsx', own('projects.detailsOf')),
  ],
  /** The list of all projects with a filter. */
  filtered: [dialog(own('views.saveTitle'), own('views.save'))],
  /** The list of all projects with the filter of a saved view. */
  view: [
    dialog(own('views.renameTitle'), own('views.renameNamed')),
    dialog(own('views.deleteTitle'), own('views.deleteNamed')),
  ],
  payouts: [
    dialog(own('payouts.paidTitle'), own('payouts.paidNamed')),
    dialog(own('payouts.failedTitle'), own('payouts.failedNamed')),
  ],
  cases: [dialog(own('decision.title'), own('decision.openFor'))],
  /** A dispute that another manager has taken. */
  taken: [dialog(own('cases.taken.over.title'), own('cases.taken.over.action'))],
  verification: [dialog(own('verification.rejectTitle'), own('verification.rejectNamed'))],
  support: [
    dialog(own('support.replyTo'), own('support.replyTo')),
    dialog(own('templates.title.support_answer'), own('support.replyTo'), own('templates.open')),
  ],
  releases: [
    dialog(own('releases.rollBackTitle'), own('releases.rollBackOf')),
    dialog(own('releases.abortTitle'), own('releases.abortOf')),
  ],
  /** A person with a note of the manager. */
  person: [
    dialog(own('account.blockTitle'), own('account.block')),
    dialog(own('person.notes.deleteTitle'), own('person.notes.delete')),
    dialog(own('person.notes.changeTitle'), own('person.notes.change')),
  ],
  signedInPerson: [dialog(own('account.endSessionsTitle'), own('account.endSessions'))],
  blockedPerson: [dialog(own('account.unblockTitle'), own('account.unblock'))],
  reviews: [dialog(own('review.takeDownTitle'), own('review.takeDownNamed'))],
} as const satisfies Record<string, readonly ShownDialog[]>;
