import type { Role } from '@metier/contract';
import { OF_CUSTOMERS, PROJECTS_OF_CUSTOMERS } from './dialogs/of-customers.ts';
import { OF_EVERYBODY } from './dialogs/of-everybody.ts';
import { OF_FREELANCERS, PROJECTS_OF_FREELANCERS } from './dialogs/of-freelancers.ts';
import { OF_MANAGERS, PROJECTS_OF_MANAGERS } from './dialogs/of-managers.ts';
import type { OfProjects } from './dialogs/of-projects.ts';

export const OF_PROJECTS: Record<Role, OfProjects> = {
  customer: PROJECTS_OF_CUSTOMERS,
  freelancer: PROJECTS_OF_FREELANCERS,
  manager: PROJECTS_OF_MANAGERS,
};

/** The dialogs of other screens than projects, by place. */
export const OF_PLACES = { OF_EVERYBODY, OF_CUSTOMERS, OF_FREELANCERS, OF_MANAGERS };
