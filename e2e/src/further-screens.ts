import {
  addFreelancerPath,
  completePath,
  conversationPath,
  editProjectPath,
  freelancerFinancesPath,
  portfolioPath,
  profilePath,
  type ProjectStatus,
  projectPath,
  type Role,
} from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Page } from '@playwright/test';
import { OF_EVERYBODY } from './dialogs/of-everybody.ts';
import { OF_FREELANCERS } from './dialogs/of-freelancers.ts';
import { read } from './person.ts';
import { plain, type Screen } from './screen.ts';

/** The user's own projects as listed. */
export type OwnProjects = Reply<'GET /api/customer/my_projects'>['projects'];

/** The customer's pages before and after the work. */
function stepsOf(projects: OwnProjects): string[] {
  const idOf = (status: ProjectStatus) => String(projects.find((project) => project.status === status)?.id);
  return [editProjectPath(idOf('created')), addFreelancerPath(idOf('paid')), completePath(idOf('completed'))];
}

/** A freelancer's finances for managers, and the address that leads to the profile of any user. */
const ofFreelancer = (projects: OwnProjects): string[] =>
  projects
    .flatMap(({ freelancer }) =>
      freelancer ? [freelancerFinancesPath(freelancer.id), profilePath(freelancer.id)] : [],
    )
    .slice(0, 2);

/** A portfolio work with pictures of a freelancer of the projects, with its pictures in its dialog. */
export async function workOf(page: Page, projects: OwnProjects): Promise<Screen[]> {
  for (const id of new Set(projects.flatMap(({ freelancer }) => freelancer?.id ?? []))) {
    const { portfolios } = await read({ page }, 'GET /api/freelancers/portfolios', { id });
    const work = portfolios.find(({ images }) => images.length > 0);
    if (work) return [{ path: portfolioPath(work.id), dialogs: OF_EVERYBODY.work }];
  }
  return [];
}

/** An open project for a freelancer who has not responded to it. */
async function openProjectOf(page: Page): Promise<Screen[]> {
  const { projects } = await read({ page }, 'GET /api/freelancers/open_projects', { type: 'all' });
  return projects
    .map(({ id }) => ({ path: projectPath(id), dialogs: OF_FREELANCERS.openProject }))
    .slice(0, 1);
}

/** The latest conversation. */
async function conversationOf(page: Page): Promise<string[]> {
  const { conversations } = await read({ page }, 'GET /api/conversations', {});
  return conversations
    .map(({ project, freelancer }) => conversationPath(project.id, freelancer.id))
    .slice(0, 1);
}

/** Screens of a role whose address contains an id. */
export async function furtherScreensOf(page: Page, role: Role, projects: OwnProjects): Promise<Screen[]> {
  const works = await workOf(page, projects);
  if (role === 'manager') return [...ofFreelancer(projects).map(plain), ...works];
  const own = role === 'customer' ? stepsOf(projects).map(plain) : await openProjectOf(page);
  return [...own, ...works, ...(await conversationOf(page)).map(plain)];
}
