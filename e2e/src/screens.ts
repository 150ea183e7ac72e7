import {
  recoveryLinkPath,
  customerPath,
  freelancerPath,
  LEGAL_DOCUMENTS,
  legalPath,
  PATHS,
  personPath,
  PROJECT_CASES,
  PROJECT_STATUSES,
  type ProjectCase,
  type ProjectStatus,
  projectPath,
  publicPath,
  type Role,
  undoEmailPath,
  unsubscribePath,
} from '@metier/contract';
import { SHOT_WORDS } from '@metier/platform/shot-words';
import type { Page } from '@playwright/test';
import { furtherScreensOf, type OwnProjects } from './further-screens.ts';
import { label, type Label } from './label.ts';
import { read } from './person.ts';
import { answerReleases, RELEASES_PATH } from './sample-releases.ts';
import { holdTicket } from './ticket.ts';

export const VISITORS = SHOT_WORDS.visitors;
export type Visitor = (typeof VISITORS)[number];

/** An address and its dialogs, by the labels of their buttons. */
export interface Screen {
  readonly path: string;
  readonly dialogs?: readonly Label[];
}

const plain = (path: string): Screen => ({ path });

const OF_VISITORS = [
  PATHS.login,
  PATHS.registration,
  PATHS.recoveryPassword,
  PATHS.requestCode,
  PATHS.signUpConfirmation,
  recoveryLinkPath('key', 'ada@example.com'),
  undoEmailPath('key'),
  unsubscribePath('token'),
  PATHS.publicHelp,
  ...LEGAL_DOCUMENTS.map(legalPath),
  '/nowhere',
].map(plain);

/** By role: addresses that every user of it can open, and dialogs on a project of each status. */
const OF_ROLES: Record<Role, readonly Screen[]> = {
  customer: [
    plain(PATHS.create),
    plain(`${PATHS.create}/addFreelancer`),
    plain(PATHS.conversations),
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    plain(PATHS.freelancers),
    { path: PATHS.billing, dialogs: [label('customer', 'billing.profile.edit')] },
    { path: PATHS.team, dialogs: [label('customer', 'team.invite.named', { name: 'Felix Brandt' })] },
  ],
  freelancer: [
    { path: PATHS.invitations, dialogs: [label('freelancer', 'engagement.refuse.action')] },
    {
      path: PATHS.openProjects,
      dialogs: [
        label('freelancer', 'searches.save.open'),
        label('freelancer', 'searches.rename.of'),
        label('freelancer', 'searches.remove.of'),
      ],
    },
    plain(PATHS.conversations),
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    {
      path: PATHS.portfolio,
      dialogs: [label('freelancer', 'portfolio.add'), label('freelancer', 'portfolio.removeNamed')],
    },
    { path: PATHS.finances, dialogs: [label('freelancer', 'finances.convert.open')] },
  ],
  manager: [
    plain(PATHS.overview),
    plain(PATHS.projects),
    {
      path: PATHS.payouts,
      dialogs: [label('manager', 'payouts.paidNamed'), label('manager', 'payouts.failedNamed')],
    },
    plain(PATHS.people),
    { path: PATHS.cases, dialogs: [label('manager', 'decision.openFor')] },
    { path: PATHS.verification, dialogs: [label('manager', 'verification.rejectNamed')] },
    { path: PATHS.support, dialogs: [label('manager', 'support.replyTo')] },
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    {
      path: RELEASES_PATH,
      dialogs: [label('manager', 'releases.rollBackOf'), label('manager', 'releases.abortOf')],
    },
    plain(`${RELEASES_PATH}?show=history`),
  ],
};
const DIALOGS: Record<Role, Partial<Record<ProjectStatus | ProjectCase, readonly Label[]>>> = {
  customer: {
    created: [label('customer', 'payment.pay'), label('customer', 'delete.action')],
    paid: [label('customer', 'refund.action')],
    checking: [
      label('customer', 'accept.action'),
      label('customer', 'sendBack.action'),
      label('customer', 'complain.action'),
      label('kit', 'files.enlarge'),
    ],
    completed: [label('customer', 'invoice.details')],
    disputed: [label('kit', 'offer.another')],
    decided: [label('kit', 'decision.agree.action'), label('kit', 'decision.appeal.action')],
  },
  freelancer: {
    paid: [label('freelancer', 'project.giveBack.action')],
    progress: [label('freelancer', 'project.deliver.action')],
    refund_requested: [
      label('freelancer', 'project.refund.refuse.action'),
      label('freelancer', 'project.refund.agree.action'),
    ],
    disputed: [label('kit', 'offer.another')],
  },
  manager: { disputed: [label('manager', 'templates.open')] },
};

/** Screens of every role; one of the dialogs needs more than one session. */
const AROUND: readonly Screen[] = [
  { path: PATHS.user, dialogs: [label('auth', 'security.sessions.endOthers')] },
  plain(PATHS.help),
  plain('/app/nowhere'),
];

/** Dialogs of reviews. */
const OF_REVIEWS: Record<Role, readonly Label[]> = {
  customer: [],
  freelancer: [],
  manager: [label('manager', 'review.takeDownNamed')],
};

/** A customer's profile, or that tab of a freelancer's. */
const showsReviews = (path: string): boolean =>
  path.startsWith(customerPath('')) || path.endsWith('?tab=reviews');

/** One project of each status in the user's own list, with an open case and without. */
async function projectsOf(page: Page, role: Role): Promise<OwnProjects> {
  const found: OwnProjects = [];
  for (const status of PROJECT_STATUSES) {
    const { projects } = await read({ page }, `GET /api/${role}/my_projects`, { status });
    for (const each of PROJECT_CASES)
      found.push(...projects.filter((project) => project.case === each).slice(0, 1));
  }
  return found;
}

/** Every screen that a demo user can open. */
export async function screensOf(page: Page, visitor: Visitor): Promise<readonly Screen[]> {
  if (visitor === 'visitor') {
    await holdTicket(page);
    return OF_VISITORS;
  }
  if (visitor === 'manager') await answerReleases(page);
  const projects = await projectsOf(page, visitor);
  const screens = projects.map((project) => ({
    path: projectPath(project.id),
    dialogs: DIALOGS[visitor][project.case === 'none' ? project.status : project.case] ?? [],
  }));
  const around = [
    ...AROUND,
    ...profilesOf(projects).map((path) => ({ path, dialogs: showsReviews(path) ? OF_REVIEWS[visitor] : [] })),
  ];
  const people = visitor === 'manager' ? peopleOf(projects) : [];
  const further = await furtherScreensOf(page, visitor, projects);
  const own = { path: PATHS.myProjects, dialogs: visitor === 'manager' ? detailsOf(projects) : [] };
  return [own, ...around, ...people, ...OF_ROLES[visitor], ...screens, ...further.map(plain)];
}

/** The addresses of a role that exist before it has any project. */
export const emptyScreensOf = (role: Role): string[] => [
  PATHS.myProjects,
  ...[...AROUND, ...OF_ROLES[role]].map(({ path }) => path),
];

/** The button that opens the details of the first project. */
const detailsOf = (projects: OwnProjects): Label[] =>
  projects.slice(0, 1).map(({ name }) => label('manager', 'projects.detailsOf', { name }));

/** The managers' pages of both sides of a project, and the rows behind a figure. */
const peopleOf = (projects: OwnProjects): Screen[] =>
  projects
    .flatMap(({ customer, freelancer }) =>
      freelancer
        ? [
            {
              path: personPath(customer.id),
              dialogs: [
                label('manager', 'account.block'),
                label('manager', 'person.notes.delete'),
                label('manager', 'person.notes.change'),
              ],
            },
            plain(`${personPath(freelancer.id)}?figure=pending`),
          ]
        : [],
    )
    .slice(0, 2);

/** The profiles of both sides of a project, that of the freelancer with its tabs and as public page. */
const profilesOf = (projects: OwnProjects): string[] =>
  projects
    .flatMap(({ customer, freelancer }) =>
      freelancer
        ? [
            customerPath(customer.id),
            freelancerPath(freelancer.id),
            publicPath(freelancer.id),
            ...['work', 'reviews', 'record'].map((tab) => `${freelancerPath(freelancer.id)}?tab=${tab}`),
          ]
        : [],
    )
    .slice(0, 6);
