import {
  ACCOUNT_PATH,
  recoveryLinkPath,
  customerPath,
  freelancerPath,
  LEGAL_DOCUMENTS,
  legalPath,
  orderServicePath,
  OWN_VERIFICATION_PATH,
  PATHS,
  personPath,
  PROJECT_CASES,
  PROJECT_STATUSES,
  projectPath,
  publicPath,
  type Role,
  servicePath,
  undoEmailPath,
  unsubscribePath,
} from '@metier/contract';
import { SHOT_WORDS } from '@metier/platform/shot-words';
import type { Page } from '@playwright/test';
import { OF_CUSTOMERS } from './dialogs/of-customers.ts';
import { OF_EVERYBODY } from './dialogs/of-everybody.ts';
import { OF_FREELANCERS } from './dialogs/of-freelancers.ts';
import { OF_MANAGERS } from './dialogs/of-managers.ts';
import { OF_PROJECTS } from './dialogs.ts';
import { furtherScreensOf, type OwnProjects } from './further-screens.ts';
import { userIdIn } from './new-account.ts';
import { read } from './person.ts';
import { plain, type Screen } from './screen.ts';
import { REFUSED_SIGN_INS } from './sign-in-states.ts';
import { answerReleases, RELEASES_PATH } from './sample-releases.ts';
import { demoAccount, signIn } from './signed-in.ts';
import { holdTicket } from './ticket.ts';

export const VISITORS = SHOT_WORDS.visitors;
export type Visitor = (typeof VISITORS)[number];

/** A service of the catalogue. */
const LOGO = 20101;

const OF_VISITORS: readonly Screen[] = [
  { path: PATHS.login, states: REFUSED_SIGN_INS },
  plain(PATHS.registration),
  plain(PATHS.recoveryPassword),
  plain(PATHS.requestCode),
  plain(PATHS.signUpConfirmation),
  plain(recoveryLinkPath('key', 'ada@example.com')),
  plain(undoEmailPath('key')),
  plain(unsubscribePath('token')),
  plain(PATHS.publicHelp),
  plain(PATHS.services),
  plain(servicePath(LOGO)),
  ...LEGAL_DOCUMENTS.map((document) => plain(legalPath(document))),
  plain('/nowhere'),
];

/** Addresses that every user of a role can open. */
const OF_ROLES: Record<Role, readonly Screen[]> = {
  customer: [
    plain(PATHS.create),
    plain(orderServicePath(LOGO)),
    plain(servicePath(LOGO)),
    plain(`${PATHS.create}/addFreelancer`),
    plain(PATHS.conversations),
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    plain(PATHS.freelancers),
    { path: PATHS.billing, dialogs: OF_CUSTOMERS.billing },
    { path: PATHS.team, dialogs: OF_CUSTOMERS.team },
    { path: PATHS.user, dialogs: [...OF_EVERYBODY.photo, ...OF_EVERYBODY.account] },
    { path: PATHS.help, dialogs: OF_EVERYBODY.help },
  ],
  freelancer: [
    { path: PATHS.invitations, dialogs: OF_FREELANCERS.invitations },
    { path: PATHS.openProjects, dialogs: OF_FREELANCERS.openProjects },
    plain(PATHS.conversations),
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    { path: PATHS.portfolio, dialogs: OF_FREELANCERS.portfolio },
    { path: PATHS.finances, dialogs: OF_FREELANCERS.finances },
    { path: PATHS.user, dialogs: OF_EVERYBODY.photo },
    { path: OWN_VERIFICATION_PATH, dialogs: OF_FREELANCERS.verification },
    { path: ACCOUNT_PATH, dialogs: OF_EVERYBODY.account },
    plain(PATHS.help),
  ],
  manager: [
    plain(PATHS.overview),
    plain(PATHS.projects),
    { path: `${PATHS.projects}?type=design`, dialogs: OF_MANAGERS.filtered },
    { path: PATHS.payouts, dialogs: OF_MANAGERS.payouts },
    plain(PATHS.people),
    { path: PATHS.cases, dialogs: OF_MANAGERS.cases },
    { path: PATHS.verification, dialogs: OF_MANAGERS.verification },
    { path: PATHS.support, dialogs: OF_MANAGERS.support },
    plain(PATHS.notifications),
    plain(PATHS.notificationMails),
    { path: RELEASES_PATH, dialogs: OF_MANAGERS.releases },
    plain(`${RELEASES_PATH}?show=history`),
    { path: PATHS.user, dialogs: OF_EVERYBODY.account },
    plain(PATHS.help),
  ],
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
    return [...OF_VISITORS, plain(await publicPageOf(page))];
  }
  if (visitor === 'manager') await answerReleases(page);
  const projects = await projectsOf(page, visitor);
  const reviews = visitor === 'manager' ? OF_MANAGERS.reviews : [];
  return [
    { path: PATHS.myProjects, dialogs: visitor === 'manager' ? OF_MANAGERS.openCases : [] },
    plain('/app/nowhere'),
    ...profilesOf(projects).map((path) => ({ path, dialogs: showsReviews(path) ? reviews : [] })),
    ...(visitor === 'manager' ? peopleOf(projects) : []),
    ...OF_ROLES[visitor],
    ...projects.map((project) => ({
      path: projectPath(project.id),
      dialogs: OF_PROJECTS[visitor][project.case === 'none' ? project.status : project.case] ?? [],
    })),
    ...(await furtherScreensOf(page, visitor, projects)),
  ];
}

/** The page of the demo's freelancer, who has made it public. */
async function publicPageOf(page: Page): Promise<string> {
  const { origin } = new URL((await page.request.get('/health')).url());
  const { token } = await signIn(origin, await demoAccount(origin, 'freelancer'));
  return publicPath(userIdIn(token));
}

/** The addresses of a role that exist before it has any project. */
export const emptyScreensOf = (role: Role): string[] =>
  [plain(PATHS.myProjects), ...OF_ROLES[role]].map(({ path }) => path);

/** The managers' pages of both sides of a project, and the rows behind a figure. */
const peopleOf = (projects: OwnProjects): Screen[] =>
  projects
    .flatMap(({ customer, freelancer }) =>
      freelancer
        ? [
            { path: personPath(customer.id), dialogs: OF_MANAGERS.person },
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
