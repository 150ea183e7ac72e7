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
import { read } from './person.ts';
import { answerReleases, RELEASES_PATH } from './sample-releases.ts';
import { holdTicket } from './ticket.ts';

export const VISITORS = SHOT_WORDS.visitors;
export type Visitor = (typeof VISITORS)[number];

/** An address and its dialogs, by the labels of their buttons in both languages. */
export interface Screen {
  readonly path: string;
  readonly dialogs?: readonly RegExp[];
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
    { path: PATHS.billing, dialogs: [/^(Edit company details|Firmenangaben bearbeiten)$/] },
    { path: PATHS.team, dialogs: [/^(Invite )?Felix .+ (to a project|zu einem Projekt einladen)$/] },
  ],
  freelancer: [
    { path: PATHS.invitations, dialogs: [/^(Refuse|Ablehnen)$/] },
    {
      path: PATHS.openProjects,
      dialogs: [
        /^(Save this search|Suche speichern)$/,
        /^(Rename .+|.+ umbenennen)$/,
        /^(Delete .+|.+ löschen)$/,
      ],
    },
    plain(PATHS.conversations),
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    { path: PATHS.portfolio, dialogs: [/^(Add work|Arbeit hinzufügen)$/, /^Remove .+| entfernen$/] },
    { path: PATHS.finances, dialogs: [/^(Convert|Umwandeln)$/] },
  ],
  manager: [
    plain(PATHS.overview),
    plain(PATHS.projects),
    { path: PATHS.payouts, dialogs: [/ as paid$|als ausgezahlt/, / as failed$|als fehlgeschlagen/] },
    plain(PATHS.people),
    { path: PATHS.cases, dialogs: [/^(Decide about|Über) /] },
    { path: PATHS.verification, dialogs: [/^Reject | ablehnen$/] },
    { path: PATHS.support, dialogs: [/^(Answer “.+|„.+ beantworten)$/] },
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    {
      path: RELEASES_PATH,
      dialogs: [/^(Roll back |.+ zurückrollen$)/, /^(Abort canary of |Canary beenden: )/],
    },
    plain(`${RELEASES_PATH}?show=history`),
  ],
};
const DIALOGS: Record<Role, Partial<Record<ProjectStatus | ProjectCase, readonly RegExp[]>>> = {
  customer: {
    created: [/^(Pay |.+ bezahlen$)/, /^(Delete|Löschen)$/],
    paid: [/^(Get a refund|Erstattung verlangen)$/],
    checking: [
      /^(Accept the work|Arbeit annehmen)$/,
      /^(Send back|Überarbeitung anfordern)$/,
      /^(Complain|Beschwerde einlegen)$/,
      /^(Enlarge .+|.+ vergrößern)$/,
    ],
    completed: [/^(Company details|Firmenangaben)$/, /^(Save as template|Als Vorlage speichern)$/],
    disputed: [/^(Make another offer|Anderes Angebot machen)$/],
    decided: [/^(Agree to the decision|Der Entscheidung zustimmen)$/, /^(Appeal|Einspruch einlegen)$/],
  },
  freelancer: {
    paid: [/^(Give back|Projekt zurückgeben)$/],
    progress: [/^(Deliver result|Ergebnis liefern)$/],
    refund_requested: [
      /^(Refuse the refund|Erstattung ablehnen)$/,
      /^(Agree to the refund|Der Erstattung zustimmen)$/,
    ],
    disputed: [/^(Make another offer|Anderes Angebot machen)$/],
  },
  manager: { disputed: [/^(Templates|Textbausteine)$/] },
};

/** Screens of every role; one of the dialogs needs more than one session. */
const AROUND: readonly Screen[] = [
  { path: PATHS.user, dialogs: [/^(Sign out everywhere else|Überall sonst abmelden)$/] },
  plain(PATHS.help),
  plain('/app/nowhere'),
];

/** Dialogs of a profile. */
const OF_PROFILES: Record<Role, readonly RegExp[]> = {
  customer: [],
  freelancer: [],
  manager: [/^(Take down the review of |Bewertung von .+ entfernen$)/],
};

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
    ...profilesOf(projects).map((path) => ({ path, dialogs: OF_PROFILES[visitor] })),
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
const detailsOf = (projects: OwnProjects): RegExp[] =>
  projects.slice(0, 1).map(({ name }) => new RegExp(`^Details (of|zu) ${name.replaceAll(/\W/g, '.')}$`));

/** The managers' pages of both sides of a project, and the rows behind a figure. */
const peopleOf = (projects: OwnProjects): Screen[] =>
  projects
    .flatMap(({ customer, freelancer }) =>
      freelancer
        ? [
            {
              path: personPath(customer.id),
              dialogs: [/^(Block account|Konto sperren)$/, /^(Delete|Löschen)$/, /^(Change|Ändern)$/],
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
