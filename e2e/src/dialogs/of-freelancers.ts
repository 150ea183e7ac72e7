import { label } from '../label.ts';
import type { OfProjects } from './of-projects.ts';
import { dialog, type ShownDialog } from './shown-dialog.ts';

const own = (key: string) => label('freelancer', key);

export const PROJECTS_OF_FREELANCERS: OfProjects = {
  progress: [
    dialog(own('project.deliver.title'), own('project.deliver.action')),
    dialog(label('kit', 'complain.title'), own('project.complain')),
  ],
  refund_requested: [
    dialog(own('project.refund.refuse.title'), own('project.refund.refuse.action')),
    dialog(own('project.refund.agree.title'), own('project.refund.agree.action')),
  ],
};

/** The dialogs of freelancers' other screens, by place. */
export const OF_FREELANCERS = {
  invitations: [dialog(own('engagement.refuse.title'), own('engagement.refuse.action'))],
  openProjects: [
    dialog(own('searches.save.title'), own('searches.save.open')),
    dialog(own('searches.rename.title'), own('searches.rename.of')),
    dialog(own('searches.remove.title'), own('searches.remove.of')),
  ],
  /** A project to which the freelancer has not responded. */
  openProject: [dialog(own('engagement.respond.title'), own('engagement.respond.action'))],
  portfolio: [
    dialog(own('portfolio.add'), own('portfolio.add')),
    dialog(own('portfolio.change'), own('portfolio.editNamed')),
    dialog(own('portfolio.removeTitle'), own('portfolio.removeNamed')),
  ],
  finances: [dialog(own('finances.convert.title'), own('finances.convert.open'))],
  /** The account of a freelancer with this link; other buttons remove other things. */
  verification: [
    dialog(
      own('verification.removeTitle'),
      label('freelancer', 'verification.removeNamed', { link: 'https://felixbrandt.example/imprint' }),
    ),
  ],
  /** A project that has not been started. */
  assigned: [dialog(own('project.giveBack.title'), own('project.giveBack.action'))],
} as const satisfies Record<string, readonly ShownDialog[]>;
