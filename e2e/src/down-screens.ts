import { ACCOUNT_PATH, freelancerFinancesPath, PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { read } from './person.ts';
import type { Visitor } from './screens.ts';

/** An address, and a remote whose page or widget it shows. */
export interface Down {
  readonly path: string;
  readonly app: string;
}

/** Addresses to draw without a remote: a page of it, and the pages of other remotes with its widgets. */
export async function downScreensOf(page: Page, visitor: Visitor): Promise<readonly Down[]> {
  if (visitor === 'visitor') return [{ path: PATHS.login, app: 'auth' }];
  const shared = [
    { path: PATHS.myProjects, app: visitor },
    { path: PATHS.notifications, app: 'auth' },
    { path: ACCOUNT_PATH, app: 'auth' },
  ];
  return visitor === 'manager' ? [...shared, { path: await financesOf(page), app: 'freelancer' }] : shared;
}

/** The finances of a freelancer for managers. */
async function financesOf(page: Page): Promise<string> {
  const { projects } = await read({ page }, 'GET /api/manager/my_projects', {});
  return freelancerFinancesPath(projects.find(({ freelancer }) => freelancer)?.freelancer?.id ?? '');
}
