import {
  addFreelancerPath,
  completePath,
  conversationPath,
  editProjectPath,
  freelancerFinancesPath,
  portfolioPath,
  type ProjectStatus,
  projectPath,
  type Role,
} from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Page } from '@playwright/test';
import { read } from './person.ts';

/** The user's own projects as listed. */
export type OwnProjects = Reply<'GET /api/customer/my_projects'>['projects'];

/** The customer's pages before and after the work. */
function stepsOf(projects: OwnProjects): string[] {
  const idOf = (status: ProjectStatus) => String(projects.find((project) => project.status === status)?.id);
  return [editProjectPath(idOf('created')), addFreelancerPath(idOf('paid')), completePath(idOf('completed'))];
}

/** The freelancers' finances for managers. */
const financesOf = (projects: OwnProjects): string[] =>
  projects
    .flatMap(({ freelancer }) => (freelancer ? [freelancerFinancesPath(freelancer.id)] : []))
    .slice(0, 1);

/** A portfolio work of the first project's freelancer. */
export async function workOf(page: Page, projects: OwnProjects): Promise<string[]> {
  const id = projects.find(({ freelancer }) => freelancer)?.freelancer?.id ?? '';
  const { portfolios } = await read({ page }, 'GET /api/freelancers/portfolios', { id });
  return portfolios.map((work) => portfolioPath(work.id)).slice(0, 1);
}

/** An open project for a freelancer who has not responded to it. */
async function openProjectOf(page: Page): Promise<string[]> {
  const { projects } = await read({ page }, 'GET /api/freelancers/open_projects', { type: 'all' });
  return projects.map(({ id }) => projectPath(id)).slice(0, 1);
}

/** The latest conversation. */
async function conversationOf(page: Page): Promise<string[]> {
  const { conversations } = await read({ page }, 'GET /api/conversations', {});
  return conversations
    .map(({ project, freelancer }) => conversationPath(project.id, freelancer.id))
    .slice(0, 1);
}

/** Screens of a role whose address contains an id. */
export async function furtherScreensOf(page: Page, role: Role, projects: OwnProjects): Promise<string[]> {
  if (role === 'manager') return financesOf(projects);
  const shared = [...(await workOf(page, projects)), ...(await conversationOf(page))];
  return [...(role === 'customer' ? stepsOf(projects) : await openProjectOf(page)), ...shared];
}
