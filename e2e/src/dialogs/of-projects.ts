import type { ProjectCase, ProjectStatus } from '@metier/contract';
import type { ShownDialog } from './shown-dialog.ts';

/** The dialogs on a role's page of a project, by its status, or its case if one is open. */
export type OfProjects = Partial<Record<ProjectStatus | ProjectCase, readonly ShownDialog[]>>;
