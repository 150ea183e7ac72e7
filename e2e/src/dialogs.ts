import type { Role } from '@metier/contract';
import { OF_CUSTOMERS, PROJECTS_OF_CUSTOMERS } from './dialogs/of-customers.ts';
import { OF_EVERYBODY } from './dialogs/of-everybody.ts';
import { OF_FREELANCERS, PROJECTS_OF_FREELANCERS } from './dialogs/of-freelancers.ts';
import { OF_MANAGERS, PROJECTS_OF_MANAGERS } from './dialogs/of-managers.ts';
import type { OfProjects } from './dialogs/of-projects.ts';
import type { ShownDialog } from './dialogs/shown-dialog.ts';
import type { Screen } from './screen.ts';

export const OF_PROJECTS: Record<Role, OfProjects> = {
  customer: PROJECTS_OF_CUSTOMERS,
  freelancer: PROJECTS_OF_FREELANCERS,
  manager: PROJECTS_OF_MANAGERS,
};

/** The dialogs of other screens than projects, by place. */
export const OF_PLACES = { OF_EVERYBODY, OF_CUSTOMERS, OF_FREELANCERS, OF_MANAGERS };

const PLACES_OF_ROLES = { customer: OF_CUSTOMERS, freelancer: OF_FREELANCERS, manager: OF_MANAGERS } as const;

/** The names of a role's dialogs that no screen has, for example because the demo world lacks a project of that status. */
export function undrawnDialogs(role: Role, screens: readonly Screen[]): string[] {
  const drawn = new Set(screens.flatMap(({ dialogs = [] }) => dialogs));
  return [OF_PROJECTS[role], PLACES_OF_ROLES[role]]
    .flatMap((places) => Object.values(places).flat())
    .filter((dialog) => !drawn.has(dialog))
    .map(nameOfDialog);
}

/** The app and key of a dialog's title, or its file. */
export const nameOfDialog = ({ title }: ShownDialog): string =>
  typeof title === 'string' ? title : `${title.app} ${title.key}`;
